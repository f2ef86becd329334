import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { refuse } from '#platform/server/http/refusal.ts';

interface Move {
  policyIds: readonly number[];
  to: number;
}

interface Bound {
  id: number;
  number: string;
  /** Its policies that stay behind. */
  left: string[];
}

/**
 * Quoted and approved contracts go along with their policies, and only with all of them; contracts that were rolled
 * over one into another go together.
 */
export async function followPolicies(db: Db, { policyIds, to }: Move): Promise<void> {
  const bound = await listBound(db, policyIds);
  const torn = bound.find(({ left }) => left.length > 0);
  if (torn)
    throw refuse.conflict(
      `Finance contract ${torn.number} also finances ${torn.left.join(', ')}. Move all of its policies together.`,
    );
  if (bound.length === 0) return;
  await db
    .updateTable('finance_contracts')
    .set((set) => ({ customer_id: to, version: set('version', '+', 1) }))
    .where(
      'id',
      'in',
      bound.map(({ id }) => id),
    )
    .execute();
}

async function listBound(db: Db, policyIds: readonly number[]): Promise<Bound[]> {
  const { rows } = await sql<Bound>`
    WITH RECURSIVE bound AS (
      SELECT k.master_id, k.id, k.transfer_contract_id FROM finance_contracts k
      JOIN finance_contract_policies m ON m.master_id = k.master_id AND m.contract_id = k.id
      WHERE k.status <> 'Voided' AND m.policy_id = ANY (${policyIds}::bigint[])
      UNION
      SELECT k.master_id, k.id, k.transfer_contract_id FROM bound b
      JOIN finance_contracts k ON k.master_id = b.master_id AND k.status <> 'Voided'
        AND (k.id = b.transfer_contract_id OR k.transfer_contract_id = b.id)
    )
    SELECT k.id, coalesce(nullif(k.contract_number, ''), '#' || k.id) AS number,
      (SELECT coalesce(json_agg(p.policy_number ORDER BY p.policy_number), '[]') FROM finance_contract_policies m
        JOIN policies p ON p.master_id = m.master_id AND p.id = m.policy_id
        WHERE m.master_id = k.master_id AND m.contract_id = k.id
          AND NOT m.policy_id = ANY (${policyIds}::bigint[])) AS "left"
    FROM finance_contracts k WHERE k.id IN (SELECT id FROM bound) ORDER BY k.id FOR UPDATE OF k`.execute(db);
  return rows;
}
