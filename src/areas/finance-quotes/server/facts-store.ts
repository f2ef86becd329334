import { sql } from 'kysely';
import type { ESignature, FundingStatus } from '#areas/companies/finance-contract.ts';
import type { Parts } from '#areas/finance-contracts/rules/money-parts.ts';
import type { Purpose } from '#areas/policies/contract.ts';
import type { PolicyStatus } from '#areas/policies/statuses.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Language } from '#platform/shared/languages.ts';

/** What of a customer a quote needs. */
export async function findCustomer(db: Db, id: number) {
  return db
    .selectFrom('customers')
    .select(['id', 'name', 'state', 'email', 'email_opt_out as isOptedOut', 'memo'])
    .select(sql<Language>`language`.as('language'))
    .where('id', '=', id)
    .executeTakeFirst();
}
export type CustomerFacts = NonNullable<Awaited<ReturnType<typeof findCustomer>>>;

/** What of a finance company's set-up a quote needs. */
export async function findSetUp(db: Db, id: number) {
  return db
    .selectFrom('companies')
    .select(['id', 'name', 'active', 'is_finance as isFinance', 'is_integrated as isIntegrated'])
    .select(['minimum_down_payment as minimumDownPayment', 'finance_memo as memo'])
    .select('designated_agent_email as designatedEmail')
    .select(sql<ESignature>`e_signature`.as('eSignature'))
    .select(sql<FundingStatus>`funding_status`.as('fundingStatus'))
    .where('id', '=', id)
    .executeTakeFirst();
}
export type SetUp = NonNullable<Awaited<ReturnType<typeof findSetUp>>>;

/** A policy that is to be financed, with what it bills. */
export interface PolicyFacts extends Parts {
  id: number;
  customerId: number;
  productId: number;
  number: string;
  carrier: string;
  coverage: string;
  lineOfBusiness: string;
  purpose: Purpose;
  status: PolicyStatus;
  effective: string;
  expiration: string;
}

/** The policies of the agency among these, by their ids; locked, they can neither move nor change any more. */
export async function listPolicyFacts(db: Db, ids: readonly number[], hold?: 'lock'): Promise<PolicyFacts[]> {
  const { rows } = await sql<PolicyFacts>`
    SELECT p.id, p.customer_id AS "customerId", p.product_id AS "productId", p.policy_number AS number, c.name AS carrier, r.name AS coverage,
      r.line_of_business AS "lineOfBusiness", p.purpose, p.status, p.effdate AS effective, p.expdate AS expiration,
      p.premium, p.policy_fee AS "policyFee", p.tax, p.mga_fee AS "mgaFee"
    FROM policies p
    JOIN products r ON r.master_id = p.master_id AND r.id = p.product_id
    JOIN companies c ON c.master_id = r.master_id AND c.id = r.company_id
    WHERE p.id = ANY (${ids}::bigint[]) ORDER BY p.id ${hold ? sql`FOR SHARE OF p` : sql``}`.execute(db);
  return rows;
}
