import { daysBefore } from './days.ts';
import { type TableRow, table } from './table-loader.ts';

const CHANGES = table('change_log', [
  'master_id',
  'at',
  'employee_id',
  'subject',
  'subject_id',
  'action',
  'before',
  'after',
]);

const MEMOS = ['Asked for a lower deductible.', 'Deductible lowered.', 'Added roadside assistance.'];
const EDITS = 16;
/** What the last of them left in the policy. */
export const LAST_MEMO = MEMOS[EDITS % MEMOS.length] as string;

/** Changes to one policy: more than a page of them. */
export function* policyHistoryRows(
  masterId: number,
  policyId: number,
  employeeIds: readonly number[],
  today: string,
): Generator<TableRow> {
  for (let at = 1; at <= EDITS; at++) {
    yield CHANGES.row({
      master_id: masterId,
      at: `${daysBefore(today, (EDITS - at) * 9 + 3)} 17:${10 + at}:00Z`,
      employee_id: employeeIds[at % employeeIds.length] ?? null,
      subject: 'policy',
      subject_id: policyId,
      action: 'edited',
      before: { memo: MEMOS[(at - 1) % MEMOS.length] },
      after: { memo: MEMOS[at % MEMOS.length] },
    });
  }
}
