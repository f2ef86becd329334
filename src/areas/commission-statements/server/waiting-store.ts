import { type RawBuilder, sql } from 'kysely';
import { earningLines, STATUS, withoutPolicy, withoutProducers } from '#areas/commissions/server/public.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { ChosenFiles } from '../contract.ts';

/** Only active files give to statements: in an archived one nothing changes. */
const activeFiles = sql`SELECT f.id FROM commission_files f WHERE f.deleted_at IS NULL AND f.archived_at IS NULL`;

/** Of which files, up to which day. */
export interface TakingFiles extends Pick<ChosenFiles, 'until'> {
  /** Only from these files; from every active one when absent. */
  files?: readonly number[] | undefined;
}

export interface Taking extends TakingFiles {
  employee: number;
}

function among({ until, files }: TakingFiles): RawBuilder<unknown> {
  const conditions = [
    files && sql`l.file_id = ANY (${files}::bigint[])`,
    !files && sql`l.file_id IN (${activeFiles})`,
    until !== null && sql`l.transaction_on <= ${until}::date`,
  ].filter((condition) => typeof condition === 'object');
  return sql.join(conditions, sql` AND `);
}

const staged = (taking: TakingFiles) =>
  sql`l.status = ${STATUS.staged} AND l.deleted_at IS NULL AND ${among(taking)}`;

/** Staged lines that the person earns of; integer division cuts toward zero, as the rules do. */
const stagedOf = (taking: Taking) => sql`
  SELECT a.line_id, a.company_id, a.adjusted, a.split, a.adjusted * a.split / 10000 AS cents
  FROM (${earningLines(staged(taking))}) a WHERE a.employee_id = ${taking.employee}`;

/** Shares of lines that another's statement has settled. */
const openOf = (taking: Taking) => sql`
  SELECT l.id AS line_id, l.company_id, l.adjusted, s.split, s.cents
  FROM commission_shares s
  JOIN commission_lines l ON l.master_id = s.master_id AND l.id = s.line_id
  WHERE s.employee_id = ${taking.employee} AND s.statement_id IS NULL AND l.status = ${STATUS.settled} AND ${among(taking)}`;

/** What a statement for the person would contain. */
export const waitingOf = (taking: Taking) => sql`${stagedOf(taking)} UNION ALL ${openOf(taking)}`;

export interface CompanySum {
  company_id: number;
  company: string;
  lines: number;
  adjusted: number;
  share: number;
}

export async function sumWaiting(db: Db, taking: Taking): Promise<CompanySum[]> {
  const { rows } = await sql<CompanySum>`
    SELECT w.company_id, c.name AS company, count(*) AS lines, sum(w.adjusted)::bigint AS adjusted,
      sum(w.cents)::bigint AS share
    FROM (${waitingOf(taking)}) w JOIN companies c ON c.id = w.company_id
    GROUP BY w.company_id, c.name ORDER BY fold(c.name), w.company_id`.execute(db);
  return rows;
}

export interface WaitingRow {
  employee_id: number;
  employee: string;
  lines: number;
  amount: number;
}

export async function listWaiting(db: Db, taking: TakingFiles): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    SELECT w.employee_id, e.first_name || ' ' || e.last_name AS employee, sum(w.lines)::bigint AS lines,
      sum(w.amount)::bigint AS amount
    FROM (
      SELECT a.employee_id, count(*) AS lines, sum(a.adjusted * a.split / 10000) AS amount
      FROM (${earningLines(staged(taking))}) a GROUP BY a.employee_id
      UNION ALL
      SELECT s.employee_id, count(*), sum(s.cents)
      FROM commission_shares s JOIN commission_lines l ON l.master_id = s.master_id AND l.id = s.line_id
      WHERE s.employee_id IS NOT NULL AND s.statement_id IS NULL AND l.status = ${STATUS.settled} AND ${among(taking)}
      GROUP BY s.employee_id) w
    JOIN employees e ON e.id = w.employee_id
    GROUP BY w.employee_id, e.first_name, e.last_name ORDER BY fold(e.last_name), fold(e.first_name), w.employee_id
    `.execute(db);
  return rows;
}

export interface HouseRow {
  file_id: number;
  company: string | null;
  lines: number;
  amount: number;
  unmatched: { lines: number; amount: number };
}

export async function listHouseWaiting(db: Db, taking: TakingFiles): Promise<HouseRow[]> {
  const { rows } = await sql<HouseRow>`
    SELECT l.file_id, c.name AS company, count(*) AS lines, sum(l.adjusted)::bigint AS amount,
      jsonb_build_object('lines', count(*) FILTER (WHERE ${withoutPolicy}),
        'amount', coalesce(sum(l.adjusted) FILTER (WHERE ${withoutPolicy}), 0)) AS unmatched
    FROM commission_lines l
    JOIN commission_files f ON f.master_id = l.master_id AND f.id = l.file_id
    LEFT JOIN companies c ON c.master_id = f.master_id AND c.id = f.company_id
    WHERE l.status = ${STATUS.staged} AND l.deleted_at IS NULL AND ${among(taking)} AND ${withoutProducers}
    GROUP BY l.file_id, c.name ORDER BY l.file_id DESC`.execute(db);
  return rows;
}

/** The active files that have something for a statement, the person's or anybody's, or may have. */
export async function filesFor(db: Db, employee: number | undefined): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM (${activeFiles}) f
    WHERE EXISTS (SELECT 1 FROM commission_lines l
        WHERE l.file_id = f.id AND l.status = ${STATUS.staged} AND l.deleted_at IS NULL)
      OR f.id IN (SELECT l.file_id FROM commission_shares s
        JOIN commission_lines l ON l.master_id = s.master_id AND l.id = s.line_id
        WHERE ${employee === undefined ? sql`s.employee_id IS NOT NULL` : sql`s.employee_id = ${employee}`}
          AND s.statement_id IS NULL)`.execute(db);
  return rows.map(({ id }) => id);
}
