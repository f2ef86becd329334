import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Parts } from '../rules/money-parts.ts';
import { type TakingContract, takenOver } from '../rules/taken-over.ts';

export interface NamedContract extends TakingContract {
  /** As people name it. */
  number: string;
}

/**
 * The approved contracts that name these policies, each with all of its policies: its amounts are shared out among
 * them. Contracts that were rolled over one into another come together, whatever they name.
 */
export async function listTaking(db: Db, policyIds: readonly number[]): Promise<NamedContract[]> {
  const { rows } = await sql<NamedContract>`
    WITH RECURSIVE taking AS (
      SELECT k.master_id, k.id, k.transfer_contract_id FROM finance_contract_policies m
      JOIN finance_contracts k ON k.master_id = m.master_id AND k.id = m.contract_id
      WHERE m.policy_id = ANY (${policyIds}::bigint[]) AND k.status = 'Approved'
      UNION
      SELECT k.master_id, k.id, k.transfer_contract_id FROM taking t
      JOIN finance_contracts k ON k.master_id = t.master_id AND k.status = 'Approved'
        AND (k.id = t.transfer_contract_id OR k.transfer_contract_id = t.id)
    )
    SELECT k.id, k.transfer_contract_id AS "transferContractId",
      coalesce(nullif(k.contract_number, ''), '#' || k.id) AS number,
      json_build_object('premium', k.premium + a.premium, 'policyFee', k.policy_fee + a.policy_fee,
        'tax', k.tax + a.tax, 'mgaFee', k.mga_fee + a.mga_fee) AS financed,
      (SELECT coalesce(json_agg(json_build_object('id', p.id, 'billed', json_build_object('premium', p.premium,
          'policyFee', p.policy_fee, 'tax', p.tax, 'mgaFee', p.mga_fee)) ORDER BY p.effdate, p.id), '[]')
        FROM finance_contract_policies m JOIN policies p ON p.master_id = m.master_id AND p.id = m.policy_id
        WHERE m.master_id = k.master_id AND m.contract_id = k.id) AS policies
    FROM taking t
    JOIN finance_contracts k ON k.master_id = t.master_id AND k.id = t.id
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(d.premium), 0)::bigint AS premium, coalesce(sum(d.policy_fee), 0)::bigint AS policy_fee,
        coalesce(sum(d.tax), 0)::bigint AS tax, coalesce(sum(d.mga_fee), 0)::bigint AS mga_fee
      FROM finance_details d
      WHERE d.master_id = k.master_id AND d.contract_id = k.id AND d.type = 'Additional Premium'
    ) a`.execute(db);
  return rows;
}

/** What contracts owe instead of these policies. */
export async function takenOverOf(db: Db, policyIds: readonly number[]): Promise<Map<number, Parts>> {
  return takenOver(await listTaking(db, policyIds));
}
