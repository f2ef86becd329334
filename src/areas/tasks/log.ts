import type { LogSubject } from '#platform/shared/change-log.ts';

export const TASK_LOG: LogSubject = {
  subject: 'task',
  page: (id) => ({ to: '/TaskEdit', search: { id } }),
  actions: ['added', 'edited', 'closed', 'reopened', 'hidden', 'shown'],
  fields: {
    custid: { label: 'Customer', unit: 'record', of: 'customer' },
    leadMainId: { label: 'Lead', unit: 'record', of: 'lead' },
    typeName: 'Type',
    priorityName: 'Priority',
    statusName: 'Status',
    desc: 'Description',
    duedate: 'Due date',
    tasktime: 'Time',
    duration: 'Duration',
    toUser: 'Assigned to',
    closedBy: 'Closed by',
    notes: 'Notes',
    active: { label: 'Active', unit: 'switch' },
    open: { label: 'Open', unit: 'switch' },
    review_required: { label: 'Review required', unit: 'switch' },
  },
};

const CHOICE_FIELDS = {
  description: 'Name',
  place: 'Place',
  active: 'Active',
};

export const TYPE_LOG: LogSubject = {
  subject: 'task type',
  page: (id) => ({ to: '/admin/task-choices', search: { type: id } }),
  actions: ['added', 'edited'],
  fields: {
    ...CHOICE_FIELDS,
    showInCalendar: { label: 'In the calendar', unit: 'switch' },
    needsDescription: { label: 'Needs a description', unit: 'switch' },
  },
};

export const PRIORITY_LOG: LogSubject = {
  subject: 'task priority',
  page: (id) => ({ to: '/admin/task-choices', search: { priority: id } }),
  actions: ['added', 'edited'],
  fields: { ...CHOICE_FIELDS, default: { label: 'New tasks begin with it', unit: 'switch' } },
};

export const STATUS_LOG: LogSubject = {
  subject: 'task status',
  page: (id) => ({ to: '/admin/task-choices', search: { status: id } }),
  actions: ['added', 'edited'],
  fields: { ...CHOICE_FIELDS, default: { label: 'New tasks begin with it', unit: 'switch' } },
};

export const LOG: readonly LogSubject[] = [TASK_LOG, TYPE_LOG, PRIORITY_LOG, STATUS_LOG];
