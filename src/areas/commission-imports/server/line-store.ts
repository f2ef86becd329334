import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { HeldLines } from '../rules.ts';

/** The rows of a dry run as uploaded lines, in no file yet. A policy gives what the carrier left out. */
export async function insertLines(
  db: Db,
  importId: number,
  companyId: number,
): Promise<{ lines: number; total: number }> {
  const { rows } = await sql<{ lines: number; total: number }>`
    WITH added AS (
      INSERT INTO commission_lines (master_id, source, company_id, customer_id, policy_id, product_id, policy_number,
        customer_name, transaction_on, effdate, expdate, commissionable, commission, adjusted, import_id, import_row,
        match_tier, match_confidence, match_reason)
      SELECT r.master_id, 2, ${companyId}, p.customer_id, p.id, p.product_id, r.policy_number,
        r.customer_name, r.transaction_on, coalesce(r.effdate, p.effdate), coalesce(r.expdate, p.expdate),
        coalesce(r.commissionable, 0), r.commission, r.commission, r.import_id, r.row_number,
        r.match_tier, r.match_confidence, r.match_reason
      FROM commission_import_rows r
      LEFT JOIN policies p ON p.master_id = r.master_id AND p.id = r.policy_id
      WHERE r.import_id = ${importId} AND r.problem = ''
      ORDER BY r.row_number
      RETURNING commission)
    SELECT count(*) AS lines, coalesce(sum(commission), 0)::bigint AS total FROM added`.execute(db);
  return rows[0] as { lines: number; total: number };
}

/** The files that have gathered lines of this import. */
export async function filesOf(db: Db, importId: number): Promise<number[]> {
  const { rows } = await sql<{ file_id: number }>`
    SELECT DISTINCT file_id FROM commission_lines
    WHERE import_id = ${importId} AND file_id IS NOT NULL AND deleted_at IS NULL`.execute(db);
  return rows.map(({ file_id }) => file_id);
}

/** Lines that somebody deleted hold nothing up. */
export async function heldLines(db: Db, importId: number): Promise<HeldLines> {
  const { rows } = await sql<HeldLines>`
    SELECT count(*) FILTER (WHERE l.status <> 1) AS moved,
      count(*) FILTER (WHERE l.status = 1 AND f.archived_at IS NOT NULL) AS archived
    FROM commission_lines l
    LEFT JOIN commission_files f ON f.master_id = l.master_id AND f.id = l.file_id
    WHERE l.import_id = ${importId} AND l.deleted_at IS NULL`.execute(db);
  return rows[0] as HeldLines;
}

/** Those that are pending and those that somebody deleted; answers how many, and the files that lost one. */
export async function deleteLines(db: Db, importId: number): Promise<{ lines: number; files: number[] }> {
  const { rows } = await sql<{ file_id: number | null }>`
    DELETE FROM commission_lines WHERE import_id = ${importId} AND (status = 1 OR deleted_at IS NOT NULL)
    RETURNING CASE WHEN deleted_at IS NULL THEN file_id END AS file_id`.execute(db);
  const files = new Set(rows.map(({ file_id }) => file_id).filter((id) => id !== null));
  return { lines: rows.length, files: [...files] };
}
