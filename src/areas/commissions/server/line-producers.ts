import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Earner } from '../producer-rules.ts';

/**
 * Lines `l` under a condition with everybody who earns of them: the producers of their policies, or their own. Two
 * joins and not one with a choice in it: the planner takes the few lines with producers of their own from there.
 */
export const earningLines = (where: RawBuilder<unknown>) => sql`
  SELECT l.master_id, l.id AS line_id, l.company_id, l.adjusted, p.employee_id, p.split
  FROM commission_lines l
  JOIN policy_producers p ON p.master_id = l.master_id AND p.policy_id = l.policy_id
  WHERE NOT l.own_producers AND ${where}
  UNION ALL
  SELECT l.master_id, l.id, l.company_id, l.adjusted, p.employee_id, p.split
  FROM commission_line_producers p
  JOIN commission_lines l ON l.master_id = p.master_id AND l.id = p.line_id
  WHERE l.own_producers AND ${where}`;

/** Lines `l` of which nobody earns but the house: of no policy, or without producers. */
export const withoutProducers = sql`CASE WHEN l.own_producers
  THEN NOT EXISTS (SELECT 1 FROM commission_line_producers p WHERE p.master_id = l.master_id AND p.line_id = l.id)
  ELSE NOT EXISTS (SELECT 1 FROM policy_producers p WHERE p.master_id = l.master_id AND p.policy_id = l.policy_id) END`;

/** Who earns of a line as it is now; who has earned of it once it is settled. */
export async function listEarners(db: Db, lineId: number): Promise<(Earner & { name: string })[]> {
  const { rows } = await sql<Earner & { name: string }>`
    SELECT w.employee_id AS "employeeId", w.split, e.first_name || ' ' || e.last_name AS name
    FROM (
      SELECT s.employee_id, s.split FROM commission_shares s WHERE s.line_id = ${lineId} AND s.employee_id IS NOT NULL
      UNION ALL
      SELECT a.employee_id, a.split FROM (${earningLines(sql`l.id = ${lineId}`)}) a
      WHERE NOT EXISTS (SELECT 1 FROM commission_shares s WHERE s.line_id = ${lineId})) w
    JOIN employees e ON e.id = w.employee_id
    ORDER BY fold(e.last_name), fold(e.first_name), e.id`.execute(db);
  return rows;
}

export async function saveOwnProducers(
  db: Db,
  masterId: number,
  lineId: number,
  earners: readonly Earner[],
): Promise<void> {
  await db.deleteFrom('commission_line_producers').where('line_id', '=', lineId).execute();
  await db
    .insertInto('commission_line_producers')
    .values(
      earners.map(({ employeeId, split }) => ({
        master_id: masterId,
        line_id: lineId,
        employee_id: employeeId,
        split,
      })),
    )
    .execute();
  await db.updateTable('commission_lines').set({ own_producers: true }).where('id', '=', lineId).execute();
}

/** What continues a forwarded line in the file is paid to whom that was to be paid. */
export async function copyOwnProducers(db: Db, fileId: number): Promise<void> {
  await sql`
    INSERT INTO commission_line_producers (master_id, line_id, employee_id, split)
    SELECT k.master_id, k.id, p.employee_id, p.split
    FROM commission_lines k
    JOIN commission_line_producers p ON p.master_id = k.master_id AND p.line_id = k.forwards_id
    WHERE k.file_id = ${fileId} AND k.own_producers`.execute(db);
}

export async function listPeople(db: Db): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    SELECT e.id, e.first_name || ' ' || e.last_name AS name FROM employees e
    WHERE e.disabled_at IS NULL ORDER BY fold(e.last_name), fold(e.first_name), e.id`.execute(db);
  return rows;
}
