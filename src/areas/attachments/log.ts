import type { LogSubject } from '#platform/shared/change-log.ts';
import type { TableName } from './table-names.ts';

/** What the log calls the kinds of records that files are kept for under another name. */
const CALLED = {
  premiumFinance: 'finance contract',
  backoffice: 'account',
} satisfies Partial<Record<TableName, string>>;

export const ATTACHMENT_LOG: LogSubject = {
  subject: 'attachment',
  actions: ['added', 'edited', 'activated', 'deactivated'],
  fields: {
    filename: 'Filename',
    description: 'Description',
    size: 'Size',
    tableName: { label: 'Kind of record', unit: 'kind', called: CALLED },
    recordId: { label: 'Record', unit: 'record', ofKindIn: 'tableName', called: CALLED },
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
