import { sql } from 'kysely';
import { yearOfMonths } from '#platform/server/clock/office-clock.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { customerFigures as figuresEndpoint } from '../contract.ts';

/** Counts out of two indexes, by the months of that clock; a month without a new customer is in the list with none. */
export async function customerFigures(db: Db, timeZone: string): Promise<AnswerOf<typeof figuresEndpoint>> {
  const months = await sql<{ month: string; customers: number }>`
    SELECT m.month, (
      SELECT count(*) FROM customers c WHERE c.created_at >= m.begins AND c.created_at < m.ends
    ) AS customers
    FROM ${yearOfMonths(timeZone)} AS m
    ORDER BY m.month`.execute(db);
  const offices = await sql<{ name: string; customers: number }>`
    SELECT coalesce(o.name, '') AS name, counted.customers
    FROM (SELECT office_id, count(*) AS customers FROM customers GROUP BY office_id) AS counted
    LEFT JOIN offices o ON o.id = counted.office_id
    ORDER BY counted.customers DESC, o.name`.execute(db);
  return {
    total: offices.rows.reduce((sum, { customers }) => sum + customers, 0),
    months: months.rows,
    offices: offices.rows,
  };
}
