import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';

export interface LockedAssignment {
  id: number;
  company_id: number;
  alias: string;
  policy_number: string;
  policy: string;
  customer: string;
  undone_at: Date | null;
}

/** Whoever matches or imports rows by it is waited for, and waits. */
export async function lockAssignment(db: Db, id: number): Promise<LockedAssignment | undefined> {
  const { rows } = await sql<LockedAssignment>`
    SELECT a.id, a.company_id, a.alias, a.policy_number, a.undone_at, p.policy_number AS policy, c.name AS customer
    FROM commission_assignments a
    JOIN policies p ON p.master_id = a.master_id AND p.id = a.policy_id
    JOIN customers c ON c.master_id = p.master_id AND c.id = p.customer_id
    WHERE a.id = ${id} FOR UPDATE OF a`.execute(db);
  return rows[0];
}

/** The generated lines that gave way to the carrier's, as they were. */
const replaced = (assignmentId: number) => sql`commission_assignments a
  CROSS JOIN LATERAL jsonb_populate_recordset(NULL::commission_lines, a.replaced) g WHERE a.id = ${assignmentId}`;

/** The files that hold a line of it, and those that held a generated one. */
export async function filesOfAssignment(db: Db, assignmentId: number): Promise<number[]> {
  const { rows } = await sql<{ file_id: number }>`
    SELECT n.file_id FROM commission_assigned_lines h
    JOIN commission_lines n ON n.master_id = h.master_id AND n.id = h.line_id
    WHERE h.assignment_id = ${assignmentId} AND n.file_id IS NOT NULL
    UNION SELECT g.file_id FROM ${replaced(assignmentId)}`.execute(db);
  return rows.map(({ file_id }) => file_id);
}

export interface FreedLine {
  id: number;
  file_id: number | null;
}

/** As they were before. The state decides, not what was read before: a line that has moved keeps its policy. */
export async function freeLines(db: Db, assignmentId: number): Promise<FreedLine[]> {
  const { rows } = await sql<FreedLine>`
    UPDATE commission_lines n SET policy_id = NULL, customer_id = NULL, product_id = NULL, effdate = h.effdate,
      expdate = h.expdate, match_tier = NULL, match_confidence = NULL, match_reason = h.match_reason,
      advance_id = NULL, adjusted = CASE WHEN n.advance_id IS NOT NULL AND n.adjusted = 0 THEN n.commission ELSE n.adjusted END
    FROM commission_assigned_lines h
    WHERE h.assignment_id = ${assignmentId} AND n.master_id = h.master_id AND n.id = h.line_id
      AND (n.status IN (1, h.status) OR n.deleted_at IS NOT NULL)
    RETURNING n.id, CASE WHEN n.deleted_at IS NULL THEN n.file_id END AS file_id`.execute(db);
  return rows;
}

/** Rows of dry runs that it matched are unmatched again; those that are imported keep what is told of them. */
export async function freeRows(db: Db, assignmentId: number, reason: string): Promise<void> {
  await sql`
    UPDATE commission_import_rows r SET policy_id = NULL, match_tier = NULL, match_confidence = NULL,
      match_reason = ${reason}
    FROM commission_imports i
    WHERE r.assignment_id = ${assignmentId} AND i.master_id = r.master_id AND i.id = r.import_id
      AND i.state IN ('reading', 'read', 'failed')`.execute(db);
  await sql`
    UPDATE commission_import_rows SET assignment_id = NULL WHERE assignment_id = ${assignmentId}`.execute(db);
}

/**
 * Answers the files that have one again. Where that is no longer possible, the next file generates it: a file that
 * held a line of the term is gone, or that of the pending one is archived.
 */
export async function restoreGenerated(db: Db, assignmentId: number): Promise<number[]> {
  const { rows } = await sql<{ file_id: number }>`
    WITH lost AS (SELECT g.* FROM ${replaced(assignmentId)})
    INSERT INTO commission_lines (master_id, id, file_id, status, source, forwards_id, company_id, customer_id,
      policy_id, product_id, policy_number, transaction_on, effdate, expdate, commissionable, commission, adjusted)
    SELECT g.master_id, g.id, g.file_id, g.status, g.source, g.forwards_id, g.company_id, g.customer_id,
      g.policy_id, g.product_id, g.policy_number, g.transaction_on, g.effdate, g.expdate, g.commissionable,
      g.commission, g.adjusted
    FROM lost g
    WHERE NOT EXISTS (SELECT 1 FROM lost o
        JOIN commission_files f ON f.master_id = o.master_id AND f.id = o.file_id
        WHERE o.policy_id = g.policy_id
          AND (f.deleted_at IS NOT NULL OR (f.archived_at IS NOT NULL AND o.status = 1)))
      AND NOT EXISTS (SELECT 1 FROM commission_lines l
        WHERE l.master_id = g.master_id AND l.policy_id = g.policy_id AND l.source IN (1, 2, 3))
    ORDER BY g.id
    ON CONFLICT DO NOTHING RETURNING file_id`.execute(db);
  return rows.map(({ file_id }) => file_id);
}

/** Answers how many lines it had. */
export async function closeAssignment(db: Db, assignmentId: number): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM commission_assigned_lines WHERE assignment_id = ${assignmentId}`.execute(db);
  await db
    .updateTable('commission_assignments')
    .set({ undone_at: sql`now()` })
    .where('id', '=', assignmentId)
    .execute();
  return Number(numAffectedRows ?? 0);
}

/** An earlier assignment of the number must not stand in for it. */
export async function forgetAlias(
  db: Db,
  { company_id, alias }: Pick<LockedAssignment, 'company_id' | 'alias'>,
): Promise<void> {
  await db
    .updateTable('commission_assignments')
    .set({ alias: '' })
    .where('company_id', '=', company_id)
    .where('alias', '=', alias)
    .execute();
}
