import type { ChangedField, LogItem } from '../contract.ts';
import { wireValue } from '../rules.ts';
import type { LogRow } from './store.ts';

export function logItemOf(row: LogRow): LogItem {
  return {
    id: row.id,
    action: row.action,
    dateTime: row.at,
    // What nobody did, the product did by itself.
    user: row.by ?? 'Coverdesk',
    subject: row.subject,
    subjectId: row.subject_id,
    changedFields: changedFields(row),
  };
}

function changedFields({ before, after }: LogRow): ChangedField[] {
  const fields = Object.keys({ ...before, ...after }).toSorted();
  return fields.map((field) => ({
    field,
    before: wireValue(field, before?.[field] ?? null),
    after: wireValue(field, after?.[field] ?? null),
  }));
}
