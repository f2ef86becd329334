import { daysBefore } from './days.ts';
import { MARIA } from './memorable-customers.ts';
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

const MEMOS = ['Asked for a quote on a boat.', 'Boat sold; no quote needed.', 'Prefers a call after 5 pm.'];
const EDITS = 18;

/** Changes to the customer that is shown first: more than one page of them. */
export function* historyRows(
  masterId: number,
  employeeIds: readonly number[],
  today: string,
): Generator<TableRow> {
  const entry = (at: number, action: string, before: object | null, after: object | null) =>
    CHANGES.row({
      master_id: masterId,
      at: `${daysBefore(today, (EDITS - at) * 11 + 2)} 15:${10 + at}:00Z`,
      employee_id: employeeIds[at % employeeIds.length] ?? null,
      subject: 'customer',
      subject_id: MARIA,
      action,
      before,
      after,
    });
  yield entry(0, 'added', null, { firstName: 'Maria L.', lastName: 'Johnson', source: 'Harbor Boat Show' });
  for (let at = 1; at <= EDITS; at++) {
    const [before, after] = [MEMOS[(at - 1) % MEMOS.length], MEMOS[at % MEMOS.length]];
    yield entry(at, 'edited', { memo: before }, { memo: after });
  }
}
