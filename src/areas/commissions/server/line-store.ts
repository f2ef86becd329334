import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Details, LineFilter } from '../line-contract.ts';
import type { LineStatus } from '../statuses.ts';
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

/** A forwarded line that a later file has picked up stays forwarded. */
const notPickedUp = sql`(l.status <> 4 OR NOT EXISTS (SELECT 1 FROM commission_lines k
  WHERE k.master_id = l.master_id AND k.forwards_id = l.id AND k.deleted_at IS NULL))`;

/** The state decides, not what was read before: who comes second changes nothing. */
export function moveLines(
  db: Db,
  chosen: Chosen,
  from: readonly LineStatus[],
  to: LineStatus,
): Promise<number> {
  return changed(
    db,
    sql`UPDATE commission_lines l SET status = ${to}
      WHERE ${among(chosen)} AND l.status = ANY (${from}::smallint[]) AND ${to === 1 ? notPickedUp : sql`true`}`,
  );
}

export function markDeleted(db: Db, chosen: Chosen): Promise<number> {
  return changed(
    db,
    sql`UPDATE commission_lines l SET deleted_at = now() WHERE ${among(chosen)} AND l.status = 1`,
  );
}

export async function insertManualLine(
  db: Db,
  fileId: number,
  policyId: number,
  cents: number,
  today: RawBuilder<string>,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO commission_lines (master_id, file_id, source, company_id, customer_id, policy_id, product_id,
      policy_number, transaction_on, effdate, expdate, commissionable, commission, adjusted)
    SELECT p.master_id, ${fileId}, 4, r.company_id, p.customer_id, p.id, p.product_id,
      p.policy_number, ${today}, p.effdate, p.expdate, p.premium, ${cents}, ${cents}
    FROM policies p JOIN products r ON r.master_id = p.master_id AND r.id = p.product_id
    WHERE p.id = ${policyId}
    RETURNING id`.execute(db);
  return rows[0]?.id;
}

async function changed(db: Db, statement: RawBuilder<unknown>): Promise<number> {
  const { numAffectedRows } = await statement.execute(db);
  return Number(numAffectedRows ?? 0);
}
