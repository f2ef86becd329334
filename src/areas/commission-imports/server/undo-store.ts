import { sql } from 'kysely';
import {
  CHANGED,
  type Changed,
  changeInFiles,
  filesOfReplaced,
  STATUS,
  withoutAdvance,
} from '#areas/commissions/server/public.ts';
import type { Author } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';

/** The subject under which changes to assignments are logged. */
export const SUBJECT = 'commission assignment';

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

/** The terms of its lines. */
export const termsOfAssignment = (assignmentId: number) => sql`
  SELECT n.policy_id FROM commission_assigned_lines h
  JOIN commission_lines n ON n.master_id = h.master_id AND n.id = h.line_id
  WHERE h.assignment_id = ${assignmentId} AND n.policy_id IS NOT NULL`;

export async function listTerms(db: Db, assignmentId: number): Promise<number[]> {
  const { rows } = await sql<{ policy_id: number }>`${termsOfAssignment(assignmentId)}`.execute(db);
  return [...new Set(rows.map(({ policy_id }) => policy_id))];
}

/** The files that contain a line of it, and those that contained a generated one. */
export async function filesOfAssignment(db: Db, assignmentId: number): Promise<number[]> {
  const { rows } = await sql<{ file_id: number }>`
    SELECT n.file_id FROM commission_assigned_lines h
    JOIN commission_lines n ON n.master_id = h.master_id AND n.id = h.line_id
    WHERE h.assignment_id = ${assignmentId} AND n.file_id IS NOT NULL
    UNION ${filesOfReplaced(termsOfAssignment(assignmentId))}`.execute(db);
  return rows.map(({ file_id }) => file_id);
}

/** As they were before. The state decides, not what was read before: a line that has moved keeps its policy. */
export function freeLines(db: Db, author: Author, assignment: LockedAssignment): Promise<Changed> {
  const { id, policy, customer, alias } = assignment;
  return changeInFiles(db, author, {
    action: 'lines unmatched',
    change: sql`UPDATE commission_lines l SET policy_id = NULL, customer_id = NULL, product_id = NULL,
        effdate = h.effdate, expdate = h.expdate, match_tier = NULL, match_confidence = NULL,
        match_reason = h.match_reason, ${withoutAdvance}
      FROM commission_assigned_lines h
      WHERE h.assignment_id = ${id} AND l.master_id = h.master_id AND l.id = h.line_id
        AND (l.status IN (${STATUS.pending}, h.status) OR l.deleted_at IS NOT NULL)
      RETURNING ${CHANGED}`,
    listed: 'after',
    before: { policy, customer },
    own: { subject: SUBJECT, subjectId: id, action: 'undone', before: { policy, customer, alias } },
  });
}

/** Rows of dry runs that it matched are unmatched again; those that are imported keep what is said about them. */
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

/** Returns how many lines it had. */
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

/** An earlier assignment of the number must not take its place. */
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
