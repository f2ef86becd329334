import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Part } from '#platform/server/lists/page.ts';
import { STATUS } from './line-codes.ts';

/**
 * Keeps others from changing the files or any line in them until this transaction ends. Always in the order of
 * their ids, so that two people who need the same files do not wait for each other.
 */
export function lockFiles(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('commission_files')
    .select(['id', 'company_id', 'forward_only', 'start_on', 'end_on', 'deposit_on', 'deposit_amount'])
    .select(['archived_at', 'posted_at', 'version'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
export type LockedFile = Awaited<ReturnType<typeof lockFiles>>[number];

/** Every change of a file or of a line in it makes its version grow. */
export async function raiseVersions(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('commission_files')
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('id', 'in', ids)
    .execute();
}

export async function setArchived(db: Db, ids: readonly number[], isArchived: boolean): Promise<void> {
  await db
    .updateTable('commission_files')
    .set((set) => ({ archived_at: isArchived ? sql`now()` : null, version: set('version', '+', 1) }))
    .where('id', 'in', ids)
    .execute();
}

/** A file is posted first once; what is posted of it later changes nothing about that. */
export async function closeFiles(db: Db, ids: readonly number[]): Promise<void> {
  await db
    .updateTable('commission_files')
    .set((set) => ({ posted_at: sql`coalesce(posted_at, now())`, version: set('version', '+', 1) }))
    .where('id', 'in', ids)
    .execute();
}

export interface FileRow {
  id: number;
  company_id: number | null;
  company: string | null;
  created_at: Date;
  start_on: string | null;
  end_on: string | null;
  deposit_on: string | null;
  deposit_amount: number | null;
  archived_at: Date | null;
  posted_at: Date | null;
  creator: string;
  pending: number;
  staged: number;
  settled: number;
  forwarded: number;
  total: number;
  postable: number;
}

const FACTS = sql`master_id, id, company_id, created_at, start_on, end_on, deposit_on, deposit_amount, archived_at,
  posted_at, created_by`;

/** Files with the counts of their lines; `f` has the chosen ones. */
const withCounts = sql`
  SELECT f.id, f.company_id, c.name AS company, f.created_at, f.start_on, f.end_on, f.deposit_on, f.deposit_amount,
    f.archived_at, f.posted_at, e.first_name || ' ' || e.last_name AS creator, t.pending, t.staged, t.settled, t.forwarded,
    t.total, CASE WHEN t.settled = 0 THEN 0 ELSE (
      SELECT count(*) FROM commission_lines l
      JOIN commission_shares s ON s.master_id = l.master_id AND s.line_id = l.id
      WHERE l.master_id = f.master_id AND l.file_id = f.id AND l.status = ${STATUS.settled} AND l.deleted_at IS NULL
        AND s.ledger_id IS NULL AND (s.statement_id IS NOT NULL OR s.employee_id IS NULL)
    ) END AS postable
  FROM f
  LEFT JOIN companies c ON c.master_id = f.master_id AND c.id = f.company_id
  JOIN employees e ON e.master_id = f.master_id AND e.id = f.created_by
  CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE l.status = ${STATUS.pending}) AS pending, count(*) FILTER (WHERE l.status = ${STATUS.staged}) AS staged,
      count(*) FILTER (WHERE l.status = ${STATUS.settled}) AS settled, count(*) FILTER (WHERE l.status = ${STATUS.forwarded}) AS forwarded,
      coalesce(sum(l.adjusted), 0)::bigint AS total
    FROM commission_lines l
    WHERE l.master_id = f.master_id AND l.file_id = f.id AND l.deleted_at IS NULL
  ) t`;

const STATE = { 0: sql`archived_at IS NULL`, 1: sql`archived_at IS NOT NULL` } as const;

export async function listPage(db: Db, status: 0 | 1, { size, offset }: Part): Promise<FileRow[]> {
  const { rows } = await sql<FileRow>`
    WITH f AS (
      SELECT ${FACTS} FROM commission_files WHERE deleted_at IS NULL AND ${STATE[status]}
      ORDER BY created_at DESC, id DESC LIMIT ${size} OFFSET ${offset}
    ) ${withCounts} ORDER BY f.created_at DESC, f.id DESC`.execute(db);
  return rows;
}

export async function listByIds(db: Db, ids: readonly number[]): Promise<FileRow[]> {
  const { rows } = await sql<FileRow>`
    WITH f AS (SELECT ${FACTS} FROM commission_files WHERE deleted_at IS NULL AND id = ANY (${ids}::bigint[]))
    ${withCounts} ORDER BY array_position(${ids}::bigint[], f.id)`.execute(db);
  return rows;
}

export async function countFiles(db: Db): Promise<{ active: number; archived: number }> {
  const { rows } = await sql<{ active: number; archived: number }>`
    SELECT count(*) FILTER (WHERE ${STATE[0]}) AS active, count(*) FILTER (WHERE ${STATE[1]}) AS archived
    FROM commission_files WHERE deleted_at IS NULL`.execute(db);
  return rows[0] as { active: number; archived: number };
}

/** Its name, when it is one of the agency. */
export async function findCompany(db: Db, id: number): Promise<string | undefined> {
  const found = await db.selectFrom('companies').select('name').where('id', '=', id).executeTakeFirst();
  return found?.name;
}
