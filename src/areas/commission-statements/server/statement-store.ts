import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { CompanySum } from './waiting-store.ts';

export interface StatementRecord {
  id: number;
  number: number;
  period: string;
  deleted: boolean;
  employee_id: number;
  employee: string;
  note: string;
  created_at: Date;
  created_by: string;
  lines: number;
  amount: number;
  posted_lines: number;
  posted: number;
}

/** What the statement `t` comes to. */
export const SUMS = sql`CROSS JOIN LATERAL (
    SELECT count(*) AS lines, coalesce(sum(cents), 0)::bigint AS amount, count(ledger_id) AS posted_lines,
      coalesce(sum(cents) FILTER (WHERE ledger_id IS NOT NULL), 0)::bigint AS posted
    FROM commission_shares WHERE master_id = t.master_id AND statement_id = t.id
  ) s`;
/** The person it is for and the person who made it. */
export const TO_EMPLOYEE = sql`JOIN employees e ON e.master_id = t.master_id AND e.id = t.employee_id`;
export const TO_CREATOR = sql`JOIN employees b ON b.master_id = t.master_id AND b.id = t.created_by`;
export const EMPLOYEE = sql`e.first_name || ' ' || e.last_name`;
export const CREATOR = sql`b.first_name || ' ' || b.last_name`;

/** Statements with names and sums; `t` has the chosen ones. */
export const withSums = sql`
  SELECT t.id, t.number, to_char(t.period_on, 'YYYY-MM') AS period, t.deleted_at IS NOT NULL AS deleted, t.employee_id, ${EMPLOYEE} AS employee, t.note, t.created_at, ${CREATOR} AS created_by,
    s.lines, s.amount, s.posted_lines, s.posted
  FROM t ${TO_EMPLOYEE} ${TO_CREATOR} ${SUMS}`;

export const FACTS = sql`t.master_id, t.id, t.number, t.period_on, t.deleted_at, t.employee_id, t.note, t.created_at, t.created_by`;

export async function findStatement(db: Db, id: number): Promise<StatementRecord | undefined> {
  const { rows } = await sql<StatementRecord>`
    WITH t AS (SELECT ${FACTS} FROM commission_statements t WHERE t.id = ${id} AND t.deleted_at IS NULL)
    ${withSums}`.execute(db);
  return rows[0];
}

/** What the person's statements of the same year come to, up to this one. */
export async function sumYear(db: Db, id: number): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    SELECT coalesce(sum(s.cents), 0)::bigint AS cents
    FROM commission_statements t
    JOIN commission_statements o ON o.master_id = t.master_id AND o.employee_id = t.employee_id AND o.deleted_at IS NULL
      AND o.number <= t.number AND o.period_on >= date_trunc('year', t.period_on)::date
      AND o.period_on < (date_trunc('year', t.period_on) + interval '1 year')::date
    JOIN commission_shares s ON s.master_id = o.master_id AND s.statement_id = o.id
    WHERE t.id = ${id}`.execute(db);
  return rows[0]?.cents ?? 0;
}

export async function sumByCompany(db: Db, id: number): Promise<CompanySum[]> {
  const { rows } = await sql<CompanySum>`
    SELECT l.company_id, c.name AS company, count(*) AS lines, sum(l.adjusted)::bigint AS adjusted,
      sum(s.cents)::bigint AS share
    FROM commission_shares s
    JOIN commission_lines l ON l.master_id = s.master_id AND l.id = s.line_id
    JOIN companies c ON c.master_id = l.master_id AND c.id = l.company_id
    WHERE s.statement_id = ${id}
    GROUP BY l.company_id, c.name ORDER BY fold(c.name), l.company_id`.execute(db);
  return rows;
}

export interface FileSum {
  id: number;
  company: string | null;
  archived_at: Date | null;
  amount: number;
}

export async function sumByFile(db: Db, id: number): Promise<FileSum[]> {
  const { rows } = await sql<FileSum>`
    SELECT f.id, c.name AS company, f.archived_at, sum(s.cents)::bigint AS amount
    FROM commission_shares s
    JOIN commission_lines l ON l.master_id = s.master_id AND l.id = s.line_id
    JOIN commission_files f ON f.master_id = l.master_id AND f.id = l.file_id
    LEFT JOIN companies c ON c.master_id = f.master_id AND c.id = f.company_id
    WHERE s.statement_id = ${id}
    GROUP BY f.id, c.name, f.archived_at ORDER BY f.id`.execute(db);
  return rows;
}

export interface LedgerRecord {
  file: number;
  amount: number;
  postedAt: Date;
  postedBy: string;
  reason: string;
}

export async function listLedger(db: Db, id: number): Promise<LedgerRecord[]> {
  const { rows } = await sql<LedgerRecord>`
    SELECT g.file_id AS file, g.cents AS amount, g.posted_at AS "postedAt",
      e.first_name || ' ' || e.last_name AS "postedBy", g.reason
    FROM commission_ledger g JOIN employees e ON e.master_id = g.master_id AND e.id = g.posted_by
    WHERE g.statement_id = ${id} ORDER BY g.id`.execute(db);
  return rows;
}
