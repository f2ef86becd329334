import { sql } from 'kysely';
import { todayAt } from '#platform/server/clock/office-clock.ts';
import type { Call } from '#platform/server/http/mount.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { receiptDays as endpoint } from '../days-contract.ts';
import { findOffice } from './store.ts';

interface DayRow {
  day: string;
  receipts: number;
  amount: number;
}

const officesOf = (officeId: number | null) =>
  officeId === null ? sql`r.office_id IN (SELECT id FROM offices)` : sql`r.office_id = ${officeId}`;

/** Out of the index of the days, which begins with the office; a day without a receipt is in the list with none. */
export const daysSql = (officeId: number | null) => sql<DayRow>`
  WITH days AS MATERIALIZED (
    SELECT (${todayAt(officeId)} - n) AS day FROM generate_series(0, 29) n
  ), taken AS (
    SELECT r.day, count(*) AS receipts, sum(r.amount)::bigint AS amount FROM receipts r
    WHERE ${officesOf(officeId)} AND r.voided_at IS NULL
      AND r.day >= (SELECT min(day) FROM days) AND r.day <= (SELECT max(day) FROM days)
    GROUP BY r.day
  )
  SELECT days.day, coalesce(taken.receipts, 0) AS receipts, coalesce(taken.amount, 0) AS amount
  FROM days LEFT JOIN taken ON taken.day = days.day ORDER BY days.day`;

export async function receiptDays({
  db,
  session,
}: Call<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const office = session.officeId === null ? undefined : await findOffice(db, session.officeId);
  const { rows } = await daysSql(session.officeId).execute(db);
  return { office: office ? { id: office.id, name: office.name } : null, days: rows };
}
