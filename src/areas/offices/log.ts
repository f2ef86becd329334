import type { LogSubject } from '#platform/shared/change-log.ts';

export const OFFICE_LOG: LogSubject = {
  subject: 'office',
  page: (id) => ({ to: '/admin/offices/$id', params: { id } }),
  actions: ['added', 'edited', 'closed', 'reopened'],
  fields: {
    name: 'Name',
    groupId: { label: 'Group', unit: 'record', of: 'office group' },
    timeZone: 'Time zone',
    phone: 'Phone',
    email: 'Email',
    address: 'Address',
    city: 'City',
    state: 'State',
    zip: 'ZIP code',
    hours: 'Hours',
    opens: 'Opens',
    closes: 'Closes',
  },
};

export const GROUP_LOG: LogSubject = {
  subject: 'office group',
  actions: ['added', 'edited', 'deleted'],
  fields: {
    kind: 'Kind',
    name: 'Name',
    parentId: { label: 'Parent', unit: 'record', of: 'office group' },
  },
};

export const LOG: readonly LogSubject[] = [OFFICE_LOG, GROUP_LOG];
