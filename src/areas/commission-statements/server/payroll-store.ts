import { type RawBuilder, sql } from 'kysely';
import { ALL_COMPANIES } from '#areas/commissions/rules.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { LedgerEntry, LedgerFilter } from '../payroll-contract.ts';

export interface Asked extends LedgerFilter {
  /** By whose clock a day begins. */
  timeZone: string;
}

/** Entries `g` of the period. */
const within = ({ from, to, employee, timeZone }: Asked): RawBuilder<unknown> => sql`
  g.posted_at >= (${from}::date::timestamp AT TIME ZONE ${timeZone}::text)
  AND g.posted_at < ((${to}::date + 1)::timestamp AT TIME ZONE ${timeZone}::text)
  AND ${employee === undefined ? sql`true` : sql`g.employee_id = ${employee}`}`;

export interface PayRow {
  employee_id: number | null;
  employee: string | null;
  id: number | null;
  number: number;
  period: string;
  amount: number;
}

/** A row for each person and statement, the house last. */
export const paySql = (asked: Asked) => sql<PayRow>`
  WITH paid AS (
    SELECT g.master_id, g.employee_id, g.statement_id, sum(g.cents)::bigint AS amount
    FROM commission_ledger g WHERE ${within(asked)} GROUP BY g.master_id, g.employee_id, g.statement_id)
  SELECT p.employee_id, e.first_name || ' ' || e.last_name AS employee, t.id, t.number,
    to_char(t.period_on, 'YYYY-MM') AS period, p.amount
  FROM paid p
  LEFT JOIN employees e ON e.master_id = p.master_id AND e.id = p.employee_id
  LEFT JOIN commission_statements t ON t.master_id = p.master_id AND t.id = p.statement_id
  ORDER BY fold(e.last_name) NULLS LAST, fold(e.first_name), e.id, t.number`;

export async function sumPay(db: Db, asked: Asked): Promise<PayRow[]> {
  return (await paySql(asked).execute(db)).rows;
}

export async function countLedger(db: Db, asked: Asked): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM commission_ledger g WHERE ${within(asked)}`.execute(db);
  return rows[0]?.count ?? 0;
}

interface Part {
  size: number;
  offset?: number;
  after?: LedgerEntry | undefined;
}

/** What comes after an entry: its moment is read where it is kept, since a Date has no microseconds. */
const later = ({ id }: LedgerEntry): RawBuilder<unknown> => sql`
  (g.posted_at, g.id) > (SELECT a.posted_at, a.id FROM commission_ledger a WHERE a.id = ${id})`;

/** Nothing in the ledger changes, so a part that follows an entry misses none and has none twice. */
export async function listEntries(
  db: Db,
  asked: Asked,
  { size, offset = 0, after }: Part,
): Promise<LedgerEntry[]> {
  const { rows } = await sql<LedgerEntry>`
    WITH g AS (
      SELECT g.* FROM commission_ledger g
      WHERE ${within(asked)} AND ${after ? later(after) : sql`true`}
      ORDER BY g.posted_at, g.id LIMIT ${size} OFFSET ${offset})
    SELECT g.id, g.posted_at AS "postedAt", b.first_name || ' ' || b.last_name AS "postedBy",
      CASE WHEN e.id IS NOT NULL THEN json_build_object('id', e.id, 'name', e.first_name || ' ' || e.last_name) END
        AS employee,
      CASE WHEN t.id IS NOT NULL THEN json_build_object('id', t.id, 'number', t.number,
        'period', to_char(t.period_on, 'YYYY-MM')) END AS statement,
      g.file_id AS file, coalesce(c.name, ${ALL_COMPANIES}) AS company, g.cents AS amount, g.reason
    FROM g
    JOIN employees b ON b.master_id = g.master_id AND b.id = g.posted_by
    JOIN commission_files f ON f.master_id = g.master_id AND f.id = g.file_id
    LEFT JOIN companies c ON c.master_id = f.master_id AND c.id = f.company_id
    LEFT JOIN employees e ON e.master_id = g.master_id AND e.id = g.employee_id
    LEFT JOIN commission_statements t ON t.master_id = g.master_id AND t.id = g.statement_id
    ORDER BY g.posted_at, g.id`.execute(db);
  return rows;
}
