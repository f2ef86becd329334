import { sql } from 'kysely';
import {
  CHANGED,
  type Changed,
  changeInFiles,
  filesOfReplaced,
  SOURCE,
  STATUS,
} from '#areas/commissions/server/public.ts';
import type { Author, Change } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { HeldLines } from '../rules.ts';

/** As many as are written within half a second or so. */
const CHUNK = 2500;

interface Added {
  lines: number;
  total: number;
}

/** The rows of a dry run as uploaded lines, in no file yet, piece by piece; all of them in the transaction of `db`. */
export async function insertLines(
  db: Db,
  importId: number,
  companyId: number,
  onAdded: (lines: number) => void,
): Promise<Added> {
  const all: Added = { lines: 0, total: 0 };
  for (let last = 0; ; ) {
    const added = await insertChunk(db, importId, companyId, last);
    all.lines += added.lines;
    all.total += added.total;
    if (added.lines < CHUNK) return all;
    last = added.last;
    onAdded(all.lines);
  }
}

/** A policy gives what the carrier left out. */
async function insertChunk(
  db: Db,
  importId: number,
  companyId: number,
  behind: number,
): Promise<Added & { last: number }> {
  const { rows } = await sql<Added & { last: number }>`
    WITH r AS MATERIALIZED (
      SELECT * FROM commission_import_rows
      WHERE import_id = ${importId} AND row_number > ${behind} AND problem = ''
        AND (received_line_id IS NULL OR taken_in)
      ORDER BY row_number LIMIT ${CHUNK}),
    added AS (
      INSERT INTO commission_lines (master_id, source, company_id, customer_id, policy_id, product_id, policy_number,
        customer_name, transaction_on, effdate, expdate, commissionable, commission, adjusted, import_id, import_row,
        match_tier, match_confidence, match_reason)
      SELECT r.master_id, ${SOURCE.uploaded}, ${companyId}, p.customer_id, p.id, p.product_id, r.policy_number,
        r.customer_name, r.transaction_on, coalesce(r.effdate, p.effdate), coalesce(r.expdate, p.expdate),
        coalesce(r.commissionable, 0), r.commission, r.commission, r.import_id, r.row_number,
        r.match_tier, r.match_confidence, r.match_reason
      FROM r LEFT JOIN policies p ON p.master_id = r.master_id AND p.id = r.policy_id
      ORDER BY r.row_number
      RETURNING commission, import_row)
    SELECT count(*) AS lines, coalesce(sum(commission), 0)::bigint AS total, coalesce(max(import_row), 0) AS last
    FROM added`.execute(db);
  return rows[0] as Added & { last: number };
}

/** Nobody undoes an assignment while rows that were matched by it become lines. */
export async function lockAssignments(db: Db, importId: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT id FROM commission_assignments
    WHERE id IN (SELECT assignment_id FROM commission_import_rows WHERE import_id = ${importId})
    FOR KEY SHARE`.execute(db);
  return rows.length > 0;
}

/** Lines that have their policy by an assignment go with it when it is undone. */
export async function linkAssignments(db: Db, importId: number, reason: string): Promise<void> {
  await sql`
    INSERT INTO commission_assigned_lines (master_id, line_id, assignment_id, status, effdate, expdate, match_reason)
    SELECT l.master_id, l.id, r.assignment_id, l.status, r.effdate, r.expdate, ${reason}
    FROM commission_import_rows r
    JOIN commission_lines l ON l.master_id = r.master_id AND l.import_id = r.import_id AND l.import_row = r.row_number
    WHERE r.import_id = ${importId} AND r.assignment_id IS NOT NULL`.execute(db);
}

/** The terms of its lines. */
const termsOfImport = (importId: number) => sql`
  SELECT policy_id FROM commission_lines WHERE import_id = ${importId} AND policy_id IS NOT NULL`;

export async function listTerms(db: Db, importId: number): Promise<number[]> {
  const { rows } = await sql<{ policy_id: number }>`${termsOfImport(importId)}`.execute(db);
  return [...new Set(rows.map(({ policy_id }) => policy_id))];
}

/** The files that have gathered lines of this import, and those that had what they replaced. */
export async function filesOf(db: Db, importId: number): Promise<number[]> {
  const { rows } = await sql<{ file_id: number }>`
    SELECT file_id FROM commission_lines
    WHERE import_id = ${importId} AND file_id IS NOT NULL AND deleted_at IS NULL
    UNION ${filesOfReplaced(termsOfImport(importId))}`.execute(db);
  return rows.map(({ file_id }) => file_id);
}

/** Deleted lines do not block anything. */
export async function heldLines(db: Db, importId: number): Promise<HeldLines> {
  const { rows } = await sql<HeldLines>`
    SELECT count(*) FILTER (WHERE l.status <> ${STATUS.pending}) AS moved,
      count(*) FILTER (WHERE l.status = ${STATUS.pending} AND f.archived_at IS NOT NULL) AS archived,
      count(*) FILTER (WHERE l.status = ${STATUS.pending} AND f.posted_at IS NOT NULL) AS posted
    FROM commission_lines l
    LEFT JOIN commission_files f ON f.master_id = l.master_id AND f.id = l.file_id
    WHERE l.import_id = ${importId} AND l.deleted_at IS NULL`.execute(db);
  return rows[0] as HeldLines;
}

/** Those that are pending and those that somebody deleted; `own` is the entry of the import. */
export function deleteLines(db: Db, author: Author, importId: number, own: Change): Promise<Changed> {
  return changeInFiles(db, author, {
    action: 'lines taken back',
    change: sql`DELETE FROM commission_lines l
      WHERE l.import_id = ${importId} AND (l.status = ${STATUS.pending} OR l.deleted_at IS NOT NULL)
      RETURNING ${CHANGED}`,
    listed: 'before',
    after: { import: own.subjectId, filename: own.before?.filename },
    own,
  });
}
