import { fieldChanges } from '#platform/server/change-log/list-changes.ts';
import type { LoggedFields } from '../contract.ts';
import type { LogRow } from './store.ts';

/** With the amounts as the log keeps them. */
export function logItemOf(row: LogRow): LoggedFields {
  return {
    id: row.id,
    action: row.action,
    dateTime: row.at,
    // What nobody did, the product did by itself.
    user: row.by ?? 'Coverdesk',
    subject: row.subject,
    subjectId: row.subject_id,
    changedFields: fieldChanges(row.before, row.after),
  };
}
