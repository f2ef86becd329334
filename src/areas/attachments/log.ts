import type { LogSubject } from '#platform/shared/change-log.ts';

export const ATTACHMENT_LOG: LogSubject = {
  subject: 'attachment',
  actions: ['added', 'edited', 'activated', 'deactivated'],
  fields: {
    filename: 'Filename',
    description: 'Description',
    size: 'Size',
    tableName: 'Kind of record',
    recordId: { label: 'Record', unit: 'record', ofKindIn: 'tableName' },
    active: 'Active',
  },
};

export const TYPE_LOG: LogSubject = {
  subject: 'attachment type',
  page: (id) => ({ to: '/admin/attachment-types', search: { type: id } }),
  actions: ['added', 'edited'],
  fields: {
    name: 'Name',
    active: 'Active',
  },
};

export const LOG: readonly LogSubject[] = [ATTACHMENT_LOG, TYPE_LOG];
