import { sql } from 'kysely';
import type { FundingStatus } from '#areas/companies/finance-contract.ts';
import type { Purpose } from '#areas/policies/contract.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';

/** What of a company's set-up a contract needs; it stays a finance company until this transaction ends. */
export function findCompany(db: Db, id: number) {
  return db
    .selectFrom('companies')
    .select(['name', 'is_finance', 'active', 'is_integrated'])
    .select(sql<FundingStatus>`funding_status`.as('funding_status'))
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
}

/** What a customer's memo says: it may ask the sandbox to fail. */
export async function findCustomerMemo(db: Db, id: number): Promise<string> {
  const found = await db.selectFrom('customers').select('memo').where('id', '=', id).executeTakeFirst();
  return found?.memo ?? '';
}

/**
 * The policies of the agency among these; until this transaction ends they can neither move nor change, and of two
 * contracts that would finance them the second waits for the first.
 */
export async function lockPolicies(db: Db, ids: readonly number[]) {
  return chosenPolicies(db, ids).forNoKeyUpdate().execute();
}

export function chosenPolicies(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('policies')
    .select(['id', 'customer_id', 'effdate', 'policy_number', 'premium', 'policy_fee', 'tax', 'mga_fee'])
    .select(sql<Purpose>`purpose`.as('purpose'))
    .where('id', '=', sql<number>`ANY (${ids}::bigint[])`)
    .orderBy('id');
}
export type ChosenPolicy = Awaited<ReturnType<typeof lockPolicies>>[number];
