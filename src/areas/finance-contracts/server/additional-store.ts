import type { Db } from '#platform/server/db/bound-kysely.ts';

/** The policies of a contract; nobody else can change them until this transaction ends. */
export function lockPoliciesOf(db: Db, contractId: number) {
  return db
    .selectFrom('finance_contract_policies as m')
    .innerJoin('policies as p', (join) =>
      join.onRef('p.master_id', '=', 'm.master_id').onRef('p.id', '=', 'm.policy_id'),
    )
    .select(['p.id', 'p.premium'])
    .where('m.contract_id', '=', contractId)
    .orderBy('p.id')
    .forUpdate('p')
    .execute();
}
