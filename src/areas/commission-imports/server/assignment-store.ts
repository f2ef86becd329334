import { sql } from 'kysely';
import { STATUS } from '#areas/commissions/server/public.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Assignment } from '../assignment-contract.ts';
import { type HeldLines, whyHeld } from '../rules.ts';

/** Those whose lines or number still depend on it. */
const standing = sql`a.undone_at IS NULL AND (a.alias <> '' OR EXISTS (
  SELECT 1 FROM commission_assigned_lines h WHERE h.master_id = a.master_id AND h.assignment_id = a.id))`;

export async function countAssignments(db: Db): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*) AS total FROM commission_assignments a WHERE ${standing}`.execute(db);
  return rows[0]?.total ?? 0;
}

/**
 * The lines `n` of assignments `h`. Held is what has moved since it was assigned, and what a later file has picked
 * up with its policy; what was staged or forwarded before does not block it, in an archived file either.
 */
const lineFigures = sql`
  SELECT count(*) AS lines, coalesce(sum(n.commission), 0)::bigint AS total,
    count(*) FILTER (WHERE n.deleted_at IS NULL AND (n.status NOT IN (${STATUS.pending}, h.status) OR EXISTS (
      SELECT 1 FROM commission_lines k WHERE k.master_id = n.master_id AND k.forwards_id = n.id
        AND k.policy_id IS NOT NULL AND k.deleted_at IS NULL AND NOT EXISTS (
          SELECT 1 FROM commission_assigned_lines o WHERE o.master_id = k.master_id AND o.line_id = k.id
            AND o.assignment_id = h.assignment_id)))) AS moved,
    count(*) FILTER (WHERE n.deleted_at IS NULL AND n.status <> ${STATUS.forwarded} AND f.archived_at IS NOT NULL) AS archived
  FROM commission_assigned_lines h
  JOIN commission_lines n ON n.master_id = h.master_id AND n.id = h.line_id
  LEFT JOIN commission_files f ON f.master_id = n.master_id AND f.id = n.file_id`;

export async function heldOf(db: Db, assignmentId: number): Promise<HeldLines> {
  const { rows } = await sql<HeldLines>`
    ${lineFigures} WHERE h.assignment_id = ${assignmentId}`.execute(db);
  return rows[0] as HeldLines;
}

type Row = Omit<Assignment, 'company' | 'policy' | 'whyNotUndo'> &
  HeldLines & {
    company_id: number;
    company: string;
    policy_id: number;
    policy: string;
    effdate: string;
    customer_id: number;
    customer: string;
  };

export async function listAssignments(db: Db, size: number, offset: number): Promise<Assignment[]> {
  const { rows } = await sql<Row>`
    WITH a AS (
      SELECT a.master_id, a.id, a.company_id, a.policy_id, a.alias, a.policy_number, a.customer_name, a.assigned_by,
        a.assigned_at
      FROM commission_assignments a WHERE ${standing} ORDER BY a.id DESC LIMIT ${size} OFFSET ${offset})
    SELECT a.id, a.company_id, m.name AS company, a.policy_number AS "policyNumber",
      a.customer_name AS "customerName", a.policy_id, p.policy_number AS policy, p.effdate, c.id AS customer_id,
      c.name AS customer, coalesce(e.first_name || ' ' || e.last_name, '') AS by, a.assigned_at AS at, t.lines,
      t.total, t.moved, t.archived,
      a.alias <> '' AND NOT EXISTS (
        SELECT 1 FROM commission_assignments b WHERE b.master_id = a.master_id AND b.company_id = a.company_id
          AND b.alias = a.alias AND b.alias <> '' AND b.undone_at IS NULL AND b.id > a.id) AS remembered
    FROM a
    JOIN companies m ON m.master_id = a.master_id AND m.id = a.company_id
    JOIN policies p ON p.master_id = a.master_id AND p.id = a.policy_id
    JOIN customers c ON c.master_id = p.master_id AND c.id = p.customer_id
    LEFT JOIN employees e ON e.master_id = a.master_id AND e.id = a.assigned_by
    CROSS JOIN LATERAL (${lineFigures} WHERE h.master_id = a.master_id AND h.assignment_id = a.id) t
    ORDER BY a.id DESC`.execute(db);
  return rows.map(assignmentOf);
}

function assignmentOf({
  company_id,
  company,
  policy_id,
  policy,
  effdate,
  customer_id,
  customer,
  ...row
}: Row) {
  return {
    ...row,
    company: { id: company_id, name: company },
    policy: { id: policy_id, policy, effdate, customer: { id: customer_id, name: customer } },
    whyNotUndo: whyHeld(row) ?? null,
  };
}
