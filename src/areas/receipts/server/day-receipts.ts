import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Named } from '#platform/shared/record-fields.ts';
import type { Method } from '../statuses.ts';

/** A receipt as the end of its day counts it. */
export interface DayReceipt {
  id: number;
  receipt: number;
  day: string;
  employee: Named;
  method: Method;
  amount: number;
  tendered: number;
  changeGiven: number;
  checkNumber: string;
  lastFour: string;
  takenAt: Date;
  voided: { at: Date; by: number; reason: string } | null;
}

export function dayReceiptsQuery(db: Db, officeId: number, days: readonly string[]) {
  return db
    .selectFrom('receipts as r')
    .innerJoin('employees as e', (join) =>
      join.onRef('e.master_id', '=', 'r.master_id').onRef('e.id', '=', 'r.employee_id'),
    )
    .select(['r.id', 'r.number', 'r.day', 'r.employee_id', 'e.first_name', 'e.last_name'])
    .select(['r.method', 'r.amount', 'r.tendered', 'r.change_given', 'r.check_number', 'r.last_four'])
    .select(['r.taken_at', 'r.voided_at', 'r.voided_by', 'r.void_reason'])
    .where('r.office_id', '=', officeId)
    .where('r.day', 'in', [...days])
    .orderBy('r.day')
    .orderBy('r.id');
}

/** What an office took on these days, voided ones too, in the order in which they were taken. */
export async function listDayReceipts(
  db: Db,
  officeId: number,
  days: readonly string[],
): Promise<DayReceipt[]> {
  if (days.length === 0) return [];
  const rows = await dayReceiptsQuery(db, officeId, days).execute();
  return rows.map((row) => ({
    id: row.id,
    receipt: row.number,
    day: row.day,
    employee: { id: row.employee_id, name: `${row.first_name} ${row.last_name}` },
    method: row.method as Method,
    amount: row.amount,
    tendered: row.tendered,
    changeGiven: row.change_given,
    checkNumber: row.check_number,
    lastFour: row.last_four,
    takenAt: row.taken_at,
    voided: row.voided_at && { at: row.voided_at, by: row.voided_by as number, reason: row.void_reason },
  }));
}
