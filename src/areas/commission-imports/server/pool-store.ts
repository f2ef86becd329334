import { type RawBuilder, sql } from 'kysely';
import { CARRIER } from '#areas/commissions/server/public.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Part } from '#platform/server/lists/page.ts';
import { type PoolMonth, STATEMENTS_NAMED } from '../pool-contract.ts';

/** Carrier lines `l` that wait for a file. */
const inPool = sql`l.file_id IS NULL AND l.deleted_at IS NULL AND l.source IN ${CARRIER}`;

const monthOf = sql`to_char(l.transaction_on, 'YYYY-MM')`;

const ofCompany = (companyId: number): RawBuilder<unknown> =>
  companyId === 0 ? inPool : sql`${inPool} AND l.company_id = ${companyId}`;

export interface PoolSum {
  months: number;
  lines: number;
  total: number;
}

export async function sumPool(db: Db, companyId = 0): Promise<PoolSum> {
  const { rows } = await sql<PoolSum>`
    SELECT count(DISTINCT (l.company_id, ${monthOf})) AS months, count(*) AS lines,
      coalesce(sum(l.commission), 0)::bigint AS total
    FROM commission_lines l WHERE ${ofCompany(companyId)}`.execute(db);
  return rows[0] as PoolSum;
}

type PoolRow = Omit<PoolMonth, 'company'> & { company_id: number; company: string };

/** The months are chosen first: only theirs are joined with the statements that they came with. */
export async function listPool(db: Db, companyId: number, { size, offset }: Part): Promise<PoolMonth[]> {
  const { rows } = await sql<PoolRow>`
    WITH parts AS (
      SELECT l.master_id, l.company_id, ${monthOf} AS month, l.import_id, count(*) AS lines,
        sum(l.commission) AS total, count(*) FILTER (WHERE l.policy_id IS NULL) AS unmatched
      FROM commission_lines l WHERE ${ofCompany(companyId)} GROUP BY 1, 2, 3, 4),
    months AS (
      SELECT p.master_id, p.company_id, c.name AS company, p.month, sum(p.lines)::bigint AS lines,
        sum(p.total)::bigint AS total, sum(p.unmatched)::bigint AS unmatched,
        count(p.import_id) AS "statementCount",
        coalesce(sum(p.lines) FILTER (WHERE p.import_id IS NULL), 0)::bigint AS downloaded
      FROM parts p JOIN companies c ON c.master_id = p.master_id AND c.id = p.company_id
      GROUP BY 1, 2, 3, 4 ORDER BY p.month DESC, c.name, p.company_id LIMIT ${size} OFFSET ${offset})
    SELECT m.company_id, m.company, m.month, m.lines, m.total, m.unmatched, m."statementCount", m.downloaded,
      coalesce((
        SELECT json_agg(json_build_object('id', s.id, 'filename', s.filename, 'lines', s.lines)
          ORDER BY s.lines DESC, s.id)
        FROM (SELECT i.id, i.filename, p.lines FROM parts p
          JOIN commission_imports i ON i.master_id = p.master_id AND i.id = p.import_id
          WHERE p.company_id = m.company_id AND p.month = m.month
          ORDER BY p.lines DESC, i.id LIMIT ${STATEMENTS_NAMED}) s), '[]') AS statements
    FROM months m ORDER BY m.month DESC, m.company, m.company_id`.execute(db);
  return rows.map(({ company_id, company, ...row }) => ({
    ...row,
    company: { id: company_id, name: company },
  }));
}

export async function listPoolCompanies(db: Db): Promise<PoolMonth['company'][]> {
  const { rows } = await sql<PoolMonth['company']>`
    SELECT c.id, c.name FROM companies c
    WHERE c.id IN (SELECT l.company_id FROM commission_lines l WHERE ${inPool}) ORDER BY c.name, c.id`.execute(
    db,
  );
  return rows;
}

export interface MonthOfPool {
  month: string;
  rows: number;
  total: number;
}

/** The lines in no file, by month: of a company, or of one statement. */
export async function listMonths(
  db: Db,
  of: { companyId: number } | { importId: number },
): Promise<MonthOfPool[]> {
  const which = 'importId' in of ? sql`l.import_id = ${of.importId}` : sql`l.company_id = ${of.companyId}`;
  const { rows } = await sql<MonthOfPool>`
    SELECT ${monthOf} AS month, count(*) AS rows, sum(l.commission)::bigint AS total
    FROM commission_lines l WHERE ${which} AND ${inPool} GROUP BY 1 ORDER BY 1`.execute(db);
  return rows;
}
