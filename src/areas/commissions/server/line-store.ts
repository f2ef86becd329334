import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Details, LineFilter } from '../line-contract.ts';
import { FORWARDED, type LineStatus, STAGED } from '../statuses.ts';
import { SOURCE, STATUS } from './line-codes.ts';
import { matching } from './line-filter.ts';

/** The lines of a file that a bulk call means. */
export interface Chosen {
  fileId: number;
  filter: LineFilter;
  details: Details;
}

const among = ({ fileId, filter, details }: Chosen) =>
  details === '*'
    ? matching(fileId, filter)
    : sql`${matching(fileId, filter)} AND l.id = ANY (${details}::bigint[])`;

/**
 * What brings a line back to Pending: not while a later file has picked it up, and not while a carrier's line counts
 * on it having been paid.
 */
const FREE: Partial<Record<LineStatus, RawBuilder<unknown>>> = {
  [STAGED]: sql`NOT EXISTS (SELECT 1 FROM commission_lines k
    WHERE k.master_id = l.master_id AND k.advance_id = l.id AND k.deleted_at IS NULL)`,
  [FORWARDED]: sql`NOT EXISTS (SELECT 1 FROM commission_lines k
    WHERE k.master_id = l.master_id AND k.forwards_id = l.id AND k.deleted_at IS NULL)`,
};

/**
 * The state decides, not what was read before: whoever comes second changes nothing. What corrects a line is settled in
 * the file that it is in.
 */
export const movingLines = (chosen: Chosen, from: LineStatus, to: LineStatus) =>
  sql`UPDATE commission_lines l SET status = ${to}
    WHERE ${among(chosen)} AND l.status = ${from} AND ${FREE[from] ?? sql`true`}
      AND ${to === FORWARDED ? sql`l.corrects_id IS NULL` : sql`true`}
    RETURNING l.id, l.policy_number, l.adjusted, ${sql.lit(from)}::smallint AS old_status`;

export const deletingLines = (chosen: Chosen) =>
  sql`UPDATE commission_lines l SET deleted_at = now() WHERE ${among(chosen)} AND l.status = ${STATUS.pending} AND l.corrects_id IS NULL
    RETURNING l.id, l.policy_number, l.adjusted`;

export async function hasPolicy(db: Db, id: number): Promise<boolean> {
  const found = db.selectFrom('policies').select('id').where('id', '=', id);
  return (await found.executeTakeFirst()) !== undefined;
}

/** Without the premium of the policy, which the carrier's line counts. */
export async function insertManualLine(
  db: Db,
  fileId: number,
  policyId: number,
  { cents, reason }: { cents: number; reason: string },
  today: RawBuilder<string>,
): Promise<{ id: number; policyNumber: string } | undefined> {
  const { rows } = await sql<{ id: number; policyNumber: string }>`
    INSERT INTO commission_lines (master_id, file_id, source, company_id, customer_id, policy_id, product_id,
      policy_number, transaction_on, effdate, expdate, commission, adjusted, reason)
    SELECT p.master_id, ${fileId}, ${SOURCE.manual}, r.company_id, p.customer_id, p.id, p.product_id,
      p.policy_number, ${today}, p.effdate, p.expdate, ${cents}, ${cents}, ${reason}
    FROM policies p JOIN products r ON r.master_id = p.master_id AND r.id = p.product_id
    WHERE p.id = ${policyId}
    RETURNING id, policy_number AS "policyNumber"`.execute(db);
  return rows[0];
}
