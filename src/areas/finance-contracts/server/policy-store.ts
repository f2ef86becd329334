import { sql } from 'kysely';
import type { Purpose } from '#areas/policies/contract.ts';
import type { PolicyStatus } from '#areas/policies/statuses.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { prepared } from '#platform/server/db/prepared.ts';

export interface PolicyRow {
  id: number;
  customer_id: number;
  policy_number: string;
  product_id: number;
  product: string;
  company: string;
  policy_type: string;
  line_of_business: string;
  status: PolicyStatus;
  cancelled_on: string | null;
  effdate: string;
  expdate: string;
  premium: number;
  policy_fee: number;
  tax: number;
  mga_fee: number;
  purpose: Purpose;
}

/** The policies of a contract, the earliest first. */
export const listPoliciesOf = prepared((db: Db, contractId: number) => ({
  compile: () =>
    sql<PolicyRow>`
      SELECT p.id, p.customer_id, p.policy_number, r.id AS product_id, r.name AS product, c.name AS company,
        p.policy_type, r.line_of_business, p.status, p.cancelled_on, p.effdate, p.expdate, p.premium, p.policy_fee,
        p.tax, p.mga_fee, p.purpose
      FROM finance_contract_policies m
      JOIN policies p ON p.master_id = m.master_id AND p.id = m.policy_id
      JOIN products r ON r.master_id = p.master_id AND r.id = p.product_id
      JOIN companies c ON c.master_id = r.master_id AND c.id = r.company_id
      WHERE m.contract_id = ${contractId} ORDER BY p.effdate, p.id`.compile(db),
}));
