import type { LogSubject } from '#platform/shared/change-log.ts';

export const TASK_LOG: LogSubject = {
  subject: 'task',
  page: (id) => ({ to: '/TaskEdit', search: { id } }),
  actions: ['added', 'edited', 'closed', 'reopened', 'hidden', 'shown'],
  fields: {
    custid: { label: 'Customer', unit: 'record' },
    leadMainId: { label: 'Lead', unit: 'record' },
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

export const LOG: readonly LogSubject[] = [TASK_LOG];
