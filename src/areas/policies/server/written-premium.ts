import { sql } from 'kysely';
import { todayAt } from '#platform/server/clock/office-clock.ts';
import type { Call } from '#platform/server/http/mount.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { writtenPremium as endpoint } from '../written-contract.ts';
import { isWrittenSql } from './shown-status.ts';

interface MonthRow {
  month: string;
  terms: number;
  new_business: number;
  renewals: number;
}

/**
 * Month by month out of the index of the effective dates; a month without a term is in the list with none. The months
 * are made first: under row level security only a plain value can use an index, not a function's result.
 */
export const writtenSql = (officeId: number | null) => sql<MonthRow>`
  WITH months AS MATERIALIZED (
    SELECT begins::date AS begins, (begins + interval '1 month')::date AS ends
    FROM (SELECT date_trunc('month', ${todayAt(officeId)}::timestamp) - make_interval(months => n) AS begins
      FROM generate_series(0, 11) n) made
  )
  SELECT to_char(m.begins, 'YYYY-MM') AS month, w.terms, w.new_business, w.renewals
  FROM months m
  CROSS JOIN LATERAL (
    SELECT count(*) AS terms,
      coalesce(sum(p.premium) FILTER (WHERE p.purpose <> 'RWL'), 0)::bigint AS new_business,
      coalesce(sum(p.premium) FILTER (WHERE p.purpose = 'RWL'), 0)::bigint AS renewals
    FROM policies p
    WHERE p.effdate >= m.begins AND p.effdate < m.ends AND ${isWrittenSql(todayAt(officeId))}
  ) w
  ORDER BY m.begins`;

export async function writtenPremium({
  db,
  session,
}: Call<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { rows } = await writtenSql(session.officeId).execute(db);
  return {
    months: rows.map(({ month, terms, new_business, renewals }) => ({
      month,
      terms,
      newBusiness: new_business,
      renewals,
    })),
  };
}
