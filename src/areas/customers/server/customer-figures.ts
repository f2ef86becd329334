import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { customerFigures as figuresEndpoint } from '../contract.ts';

/** Counts out of two indexes; a month without a new customer is in the list with none. */
export async function customerFigures(db: Db): Promise<AnswerOf<typeof figuresEndpoint>> {
  const months = await sql<{ month: string; customers: number }>`
    SELECT to_char(month, 'YYYY-MM') AS month, (
      SELECT count(*) FROM customers c WHERE c.created_at >= month AND c.created_at < month + interval '1 month'
    ) AS customers
    FROM generate_series(
      date_trunc('month', now()) - interval '11 months', date_trunc('month', now()), interval '1 month'
    ) AS month
    ORDER BY month`.execute(db);
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
