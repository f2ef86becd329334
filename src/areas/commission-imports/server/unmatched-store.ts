import { sql } from 'kysely';
import { SOURCE, STATUS } from '#areas/commissions/server/public.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { LinePolicy, UnmatchedCompany, UnmatchedLine } from '../unmatched-contract.ts';

/** A copy that continues the forwarded line `l` in a later file is settled: the line is paid as it is. */
const settledLater = sql`EXISTS (
  WITH RECURSIVE down AS (
    SELECT k.id, k.status FROM commission_lines k
    WHERE k.master_id = l.master_id AND k.forwards_id = l.id AND k.deleted_at IS NULL
    UNION ALL
    SELECT k.id, k.status FROM down d
    JOIN commission_lines k ON k.master_id = l.master_id AND k.forwards_id = d.id AND k.deleted_at IS NULL)
  SELECT 1 FROM down WHERE status = ${STATUS.settled})`;

/** Carrier lines and their forwarded copies without a policy; what is settled or archived stays as it is. */
export const unmatched = sql`l.policy_id IS NULL AND l.source IN (${SOURCE.downloaded}, ${SOURCE.uploaded}, ${SOURCE.pickedUp}) AND l.deleted_at IS NULL AND l.status <> ${STATUS.settled}
  AND NOT EXISTS (SELECT 1 FROM commission_files a
    WHERE a.master_id = l.master_id AND a.id = l.file_id AND a.archived_at IS NOT NULL)
  AND (l.status <> ${STATUS.forwarded} OR NOT ${settledLater})`;

/** Settled without a policy, wherever that is, and not corrected: assigning it makes the lines that correct it. */
export const settledUnmatched = sql`l.policy_id IS NULL AND l.source IN (${SOURCE.downloaded}, ${SOURCE.uploaded}, ${SOURCE.pickedUp}) AND l.deleted_at IS NULL AND NOT l.is_reversal
  AND l.status = ${STATUS.settled} AND NOT EXISTS (SELECT 1 FROM commission_lines k
    WHERE k.master_id = l.master_id AND k.corrects_id = l.id AND k.deleted_at IS NULL)`;

const CHOSEN = { open: unmatched, settled: settledUnmatched } as const;
/** Which of the unmatched lines: those that can be assigned as they are, or those that are paid to the house already. */
export type Chosen = keyof typeof CHOSEN;

const ofCompany = (companyId: number) => (companyId === 0 ? sql`true` : sql`l.company_id = ${companyId}`);

export async function countUnmatched(db: Db, companyId = 0, chosen: Chosen = 'open'): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*) AS total FROM commission_lines l WHERE ${CHOSEN[chosen]} AND ${ofCompany(companyId)}`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}

export async function listCompanies(db: Db, chosen: Chosen = 'open'): Promise<UnmatchedCompany[]> {
  const { rows } = await sql<UnmatchedCompany>`
    SELECT c.id, c.name, t.lines, t.commission FROM (
      SELECT l.company_id, count(*) AS lines, sum(l.commission)::bigint AS commission
      FROM commission_lines l WHERE ${CHOSEN[chosen]} GROUP BY l.company_id
    ) t JOIN companies c ON c.id = t.company_id ORDER BY c.name, c.id`.execute(db);
  return rows;
}

type LineRecord = Omit<UnmatchedLine, 'company' | 'import'> & {
  companyId: number;
  company: string;
  importId: number | null;
  filename: string;
  row: number;
};

export async function listLines(
  db: Db,
  { company: companyId, chosen, isGrouped }: { company: number; chosen: Chosen; isGrouped: boolean },
  size: number,
  offset: number,
): Promise<UnmatchedLine[]> {
  const together = isGrouped ? sql`c.name, c.id,` : sql``;
  const { rows } = await sql<LineRecord>`
    WITH page AS (
      SELECT l.* FROM commission_lines l ${isGrouped ? sql`JOIN companies c ON c.master_id = l.master_id AND c.id = l.company_id` : sql``}
      WHERE ${CHOSEN[chosen]} AND ${ofCompany(companyId)}
      ORDER BY ${together} l.transaction_on, l.id LIMIT ${size} OFFSET ${offset}),
    same AS (
      SELECT l.company_id, bare(l.policy_number) AS number_key, count(*) AS lines FROM commission_lines l
      WHERE ${CHOSEN[chosen]} AND l.company_id IN (SELECT company_id FROM page) GROUP BY 1, 2)
    SELECT p.id, p.company_id AS "companyId", c.name AS company, p.policy_number AS "policyNumber",
      p.customer_name AS "customerName", p.transaction_on AS "transactionDate", p.commission, p.file_id AS file,
      i.id AS "importId", i.filename, p.import_row AS row, p.match_reason AS reason,
      coalesce(s.lines, 1) AS "sameNumber"
    FROM page p
    JOIN companies c ON c.master_id = p.master_id AND c.id = p.company_id
    LEFT JOIN commission_imports i ON i.master_id = p.master_id AND i.id = p.import_id
    LEFT JOIN same s ON s.company_id = p.company_id AND s.number_key = bare(p.policy_number) AND s.number_key <> ''
    ORDER BY ${together} p.transaction_on, p.id`.execute(db);
  return rows.map(({ companyId: id, company, importId, filename, row, ...line }) => ({
    ...line,
    company: { id, name: company },
    import: importId === null ? null : { id: importId, filename, row },
  }));
}

export interface OpenLine {
  id: number;
  company_id: number;
  company: string;
  policy_number: string;
  customer_name: string;
  number_key: string;
  file_id: number | null;
  isSettled: boolean;
}

export async function findLine(db: Db, id: number): Promise<OpenLine | undefined> {
  const { rows } = await sql<OpenLine>`
    SELECT l.id, l.company_id, c.name AS company, l.policy_number, l.customer_name,
      bare(l.policy_number) AS number_key, l.file_id, l.status = ${STATUS.settled} AS "isSettled"
    FROM commission_lines l JOIN companies c ON c.master_id = l.master_id AND c.id = l.company_id
    WHERE l.id = ${id} AND (${unmatched} OR ${settledUnmatched})`.execute(db);
  return rows[0];
}

export async function listPolicies(
  db: Db,
  customerId: number,
  companyId: number,
): Promise<{ results: LinePolicy[]; elsewhere: number }> {
  const { rows } = await sql<LinePolicy & { is_ours: boolean }>`
    SELECT p.id, p.policy_number AS policy, o.name AS product, p.effdate, p.expdate, p.premium,
      o.company_id = ${companyId} AS is_ours
    FROM policies p JOIN products o ON o.master_id = p.master_id AND o.id = p.product_id
    WHERE p.customer_id = ${customerId} ORDER BY p.effdate DESC, p.id DESC`.execute(db);
  const results = rows.filter(({ is_ours }) => is_ours);
  return { results, elsewhere: rows.length - results.length };
}
