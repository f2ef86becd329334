import { type RawBuilder, sql } from 'kysely';
import {
  advances,
  CHANGED,
  type Correction,
  chainsOf,
  changeInFiles,
  STATUS,
} from '#areas/commissions/server/public.ts';
import type { Author } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { type OpenLine, settledUnmatched, unmatched } from './unmatched-store.ts';

/** This one, and those of the company with the same number. */
const sameNumber = ({ id, company_id, number_key }: OpenLine): RawBuilder<boolean> =>
  number_key === ''
    ? sql`l.id = ${id}`
    : sql`l.company_id = ${company_id} AND bare(l.policy_number) = ${number_key}`;

const alike = (line: OpenLine) => sql`${sameNumber(line)} AND ${unmatched}`;

/** Those that were settled without a policy. */
const settledAlike = (line: OpenLine) => sql`${sameNumber(line)} AND ${settledUnmatched}`;

export const filesOfSettled = (line: OpenLine) => sql`
  SELECT l.file_id FROM commission_lines l WHERE ${settledAlike(line)}`;

/** The term of the policy `k` that fits the day of the line `l` best. */
const fittingTerm = (where: RawBuilder<unknown>) => sql`
  SELECT p.id, p.customer_id, p.product_id, p.effdate, p.expdate FROM policies p
  WHERE p.master_id = k.master_id AND p.number_key = k.number_key AND p.customer_id = k.customer_id AND ${where}
  ORDER BY p.effdate = l.effdate DESC NULLS LAST,
    coalesce(l.effdate, l.transaction_on) >= p.effdate AND coalesce(l.effdate, l.transaction_on) < p.expdate DESC,
    abs(coalesce(l.effdate, l.transaction_on) - p.effdate), p.id
  LIMIT 1`;

/** With the term of the policy that each is paid anew for. */
export async function listSettledAlike(db: Db, line: OpenLine, policyId: number): Promise<Correction[]> {
  const { rows } = await sql<Correction>`
    SELECT l.id AS line, t.id AS policy
    FROM commission_lines l
    JOIN policies k ON k.master_id = l.master_id AND k.id = ${policyId}
    CROSS JOIN LATERAL (${fittingTerm(sql`(l.id <> ${line.id} OR p.id = k.id)`)}) t
    WHERE ${settledAlike(line)} ORDER BY l.id`.execute(db);
  return rows;
}

/**
 * With each of them everything that was forwarded from or to it, in archived files too: the original and its copies
 * are one payment, and go to one term. `root` is the original.
 */
const wholeChains = (line: OpenLine) => sql`
  up AS (
    SELECT l.master_id, l.id, l.forwards_id FROM commission_lines l WHERE ${alike(line)}
    UNION
    SELECT o.master_id, o.id, o.forwards_id FROM up
    JOIN commission_lines o ON o.master_id = up.master_id AND o.id = up.forwards_id),
  whole AS (
    SELECT u.master_id, u.id, u.id AS root FROM up u WHERE u.forwards_id IS NULL
    UNION ALL
    SELECT k.master_id, k.id, w.root FROM whole w
    JOIN commission_lines k ON k.master_id = w.master_id AND k.forwards_id = w.id AND k.deleted_at IS NULL)`;

export const filesOfAlike = (line: OpenLine) => sql`
  SELECT file_id FROM (
    WITH RECURSIVE ${wholeChains(line)}
    SELECT l.file_id FROM whole w JOIN commission_lines l ON l.master_id = w.master_id AND l.id = w.id) f`;

export interface Assigned {
  id: number;
  policy_id: number;
  file_id: number | null;
  adjusted: number;
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
  author: Author;
  assignmentId: number;
  policy: ChosenPolicy;
  reason: string;
}

/** The line goes to the policy that was chosen, each of the others to the term of it that fits its day best. */
export async function assignAlike(
  db: Db,
  line: OpenLine,
  { author, assignmentId, policy, reason }: Assigning,
): Promise<Assigned[]> {
  await changeInFiles(db, author, {
    action: 'lines assigned',
    reads: sql`${wholeChains(line)},
      chosen AS (
        SELECT l.master_id, l.id, l.effdate AS own_effdate, l.expdate AS own_expdate, l.match_reason,
          t.id AS policy_id, t.customer_id, t.product_id, t.effdate, t.expdate
        FROM whole w
        JOIN commission_lines l ON l.master_id = w.master_id AND l.id = w.id AND l.policy_id IS NULL
        JOIN policies k ON k.master_id = l.master_id AND k.id = ${policy.id}
        CROSS JOIN LATERAL (${fittingTerm(
          sql`(w.root IS DISTINCT FROM (SELECT root FROM whole WHERE id = ${line.id}) OR p.id = k.id)`,
        )}) t)`,
    change: sql`UPDATE commission_lines l SET policy_id = c.policy_id, customer_id = c.customer_id,
        product_id = c.product_id, effdate = coalesce(l.effdate, c.effdate), expdate = coalesce(l.expdate, c.expdate),
        match_tier = 1, match_confidence = 100, match_reason = ${reason}
      FROM chosen c WHERE l.master_id = c.master_id AND l.id = c.id AND l.policy_id IS NULL
      RETURNING ${CHANGED}`,
    also: sql`kept AS (
      INSERT INTO commission_assigned_lines (master_id, line_id, assignment_id, status, effdate, expdate, match_reason)
      SELECT n.master_id, n.id, ${assignmentId}, n.status, c.own_effdate, c.own_expdate, c.match_reason
      FROM changed n JOIN chosen c ON c.master_id = n.master_id AND c.id = n.id)`,
    listed: 'after',
    after: { policy: policy.policy, customer: policy.customer },
  });
  const { rows } = await sql<Assigned>`
    SELECT n.id, n.policy_id, n.file_id, n.adjusted FROM commission_assigned_lines h
    JOIN commission_lines n ON n.master_id = h.master_id AND n.id = h.line_id
    WHERE h.assignment_id = ${assignmentId} ORDER BY n.id`.execute(db);
  return rows;
}

/** Terms that a generated line has paid already, and that no carrier's line has been set against in full. */
export async function countAdvanced(db: Db, terms: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ lines: number }>`
    WITH RECURSIVE ${chainsOf(terms)}, advance AS (${advances})
    SELECT count(*) AS lines FROM advance WHERE open <> 0`.execute(db);
  return rows[0]?.lines ?? 0;
}

/** The terms of the policy, to one of which each of the lines goes. */
export const termsOf = (policyId: number) => sql`
  SELECT p.id FROM policies k
  JOIN policies p ON p.master_id = k.master_id AND p.number_key = k.number_key AND p.customer_id = k.customer_id
  WHERE k.id = ${policyId}`;

/** Staged lines of it whose term a generated line has paid already: what it paid can no longer be taken off them. */
export async function countPaidTwice(
  db: Db,
  assignmentId: number,
  terms: RawBuilder<unknown>,
): Promise<number> {
  const { rows } = await sql<{ lines: number }>`
    WITH RECURSIVE ${chainsOf(terms)}, advance AS (${advances})
    SELECT count(*) AS lines FROM commission_assigned_lines h
    JOIN commission_lines l ON l.master_id = h.master_id AND l.id = h.line_id AND l.status = ${STATUS.staged}
    JOIN advance a ON a.policy_id = l.policy_id AND a.open <> 0 AND sign(a.open) = sign(l.adjusted)
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
