import { type RawBuilder, sql } from 'kysely';
import { chainsOf, unpaid } from '#areas/commissions/server/public.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { type OpenLine, unmatched } from './unmatched-store.ts';

/** This one, and those of the company with the same number. */
const alike = ({ id, company_id, number_key }: OpenLine): RawBuilder<boolean> =>
  number_key === ''
    ? sql`l.id = ${id} AND ${unmatched}`
    : sql`l.company_id = ${company_id} AND bare(l.policy_number) = ${number_key} AND ${unmatched}`;

export const filesOfAlike = (line: OpenLine) => sql`
  SELECT l.file_id FROM commission_lines l WHERE ${alike(line)}`;

export interface Assigned {
  id: number;
  policy_id: number;
  file_id: number | null;
}

export interface NewAssignment {
  master_id: number;
  company_id: number;
  policy_id: number;
  alias: string;
  policy_number: string;
  customer_name: string;
  assigned_by: number;
}

export async function insertAssignment(db: Db, row: NewAssignment): Promise<number> {
  const { id } = await db
    .insertInto('commission_assignments')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface Assigning {
  assignmentId: number;
  policyId: number;
  reason: string;
}

/** The line goes to the policy that was chosen, each of the others to the term of it that fits its day best. */
export async function assignAlike(
  db: Db,
  line: OpenLine,
  { assignmentId, policyId, reason }: Assigning,
): Promise<Assigned[]> {
  const { rows } = await sql<Assigned>`
    WITH chosen AS (
      SELECT l.master_id, l.id, l.effdate AS own_effdate, l.expdate AS own_expdate, l.match_reason,
        t.id AS policy_id, t.customer_id, t.product_id, t.effdate, t.expdate
      FROM commission_lines l
      JOIN policies k ON k.master_id = l.master_id AND k.id = ${policyId}
      CROSS JOIN LATERAL (
        SELECT p.id, p.customer_id, p.product_id, p.effdate, p.expdate FROM policies p
        WHERE p.master_id = k.master_id AND p.number_key = k.number_key AND p.customer_id = k.customer_id
          AND (l.id <> ${line.id} OR p.id = k.id)
        ORDER BY p.effdate = l.effdate DESC NULLS LAST,
          coalesce(l.effdate, l.transaction_on) >= p.effdate AND coalesce(l.effdate, l.transaction_on) < p.expdate DESC,
          abs(coalesce(l.effdate, l.transaction_on) - p.effdate), p.id
        LIMIT 1) t
      WHERE ${alike(line)}),
    assigned AS (
      UPDATE commission_lines n SET policy_id = c.policy_id, customer_id = c.customer_id, product_id = c.product_id,
        effdate = coalesce(n.effdate, c.effdate), expdate = coalesce(n.expdate, c.expdate),
        match_tier = 1, match_confidence = 100, match_reason = ${reason}
      FROM chosen c WHERE n.master_id = c.master_id AND n.id = c.id AND n.policy_id IS NULL
      RETURNING n.master_id, n.id, n.policy_id, n.file_id, n.status, c.own_effdate, c.own_expdate,
        c.match_reason AS own_reason),
    kept AS (
      INSERT INTO commission_assigned_lines (master_id, line_id, assignment_id, status, effdate, expdate, match_reason)
      SELECT master_id, id, ${assignmentId}, status, own_effdate, own_expdate, own_reason FROM assigned)
    SELECT id, policy_id, file_id FROM assigned`.execute(db);
  return rows;
}

/** The terms of the policy, to one of which each of the lines goes. */
export const termsOf = (policyId: number) => sql`
  SELECT p.id FROM policies k
  JOIN policies p ON p.master_id = k.master_id AND p.number_key = k.number_key AND p.customer_id = k.customer_id
  WHERE k.id = ${policyId}`;

/** The generated lines that are about to give way, so that undoing the assignment brings them back. */
export async function keepGenerated(db: Db, assignmentId: number, terms: RawBuilder<unknown>): Promise<void> {
  await sql`
    WITH RECURSIVE ${chainsOf(terms)}, kept AS (
      SELECT jsonb_agg(to_jsonb(l) ORDER BY l.id) AS lines FROM (${unpaid}) u
      JOIN commission_lines l ON l.master_id = u.master_id AND l.id = u.id)
    UPDATE commission_assignments SET replaced = kept.lines FROM kept
    WHERE id = ${assignmentId} AND kept.lines IS NOT NULL`.execute(db);
}

/** Staged lines of it whose term a generated line has paid already. */
export async function countPaidTwice(
  db: Db,
  assignmentId: number,
  terms: RawBuilder<unknown>,
): Promise<number> {
  const { rows } = await sql<{ lines: number }>`
    WITH RECURSIVE ${chainsOf(terms)}
    SELECT count(*) AS lines FROM commission_assigned_lines h
    JOIN commission_lines l ON l.master_id = h.master_id AND l.id = h.line_id AND l.status = 2
    JOIN chain c ON c.policy_id = l.policy_id AND c.status IN (2, 3) AND sign(c.adjusted) = sign(l.commission)
    WHERE h.assignment_id = ${assignmentId} AND l.file_id IS NOT NULL AND l.deleted_at IS NULL`.execute(db);
  return rows[0]?.lines ?? 0;
}

export interface ChosenPolicy {
  id: number;
  policy: string;
  company_id: number;
  company: string;
  customer: string;
}

export async function findPolicy(db: Db, id: number): Promise<ChosenPolicy | undefined> {
  const { rows } = await sql<ChosenPolicy>`
    SELECT p.id, p.policy_number AS policy, o.company_id, m.name AS company, c.name AS customer
    FROM policies p
    JOIN products o ON o.master_id = p.master_id AND o.id = p.product_id
    JOIN companies m ON m.master_id = o.master_id AND m.id = o.company_id
    JOIN customers c ON c.master_id = p.master_id AND c.id = p.customer_id
    WHERE p.id = ${id}`.execute(db);
  return rows[0];
}
