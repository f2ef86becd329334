import type { CustomerPolicy, Policy } from '../contract.ts';
import { abbreviationOf, shownStatus, stateOf, totalOf } from '../rules.ts';
import type { PolicyStatus } from '../statuses.ts';
import type { PolicyListRow } from './list-store.ts';
import type { PolicyRecord } from './store.ts';

/** The record in the contract's words. */
export function policyOf(row: PolicyRecord): Policy {
  const amounts = amountsOf(row);
  return {
    id: row.id,
    custid: row.customer_id,
    customer: row.customer,
    policyNumber: row.policy_number,
    companyId: row.company_id,
    company: row.company,
    productId: row.product_id,
    product: row.product,
    lineOfBusiness: row.line_of_business,
    policyType: row.policy_type,
    purpose: row.purpose,
    ...statusOf(row),
    effdate: row.effdate,
    expdate: row.expdate,
    ...amounts,
    total: totalOf(amounts),
    producers: row.producers,
    officeId: row.office_id,
    office: row.office ?? '',
    memo: row.memo,
    cancelReason: row.cancel_reason,
    renewsId: row.renews_id,
    renewedById: row.renewed_by_id,
    createdAt: row.created_at,
    version: row.version,
  };
}

/** A line of the list in the specification's words. */
export function customerPolicyOf(row: PolicyListRow): CustomerPolicy {
  const { premium, policyFee, tax, mgaFee } = amountsOf(row);
  return {
    id: row.id,
    custid: row.customer_id,
    policy: row.policy_number,
    product: {
      id: row.product_id,
      name: row.product,
      company: {
        id: row.company_id,
        name: row.company,
        abbreviation: abbreviationOf(row.company),
        emails: row.company_email === '' ? [] : [row.company_email],
      },
      policy_type: { name: row.policy_type },
      line_of_business: { type: row.line_of_business },
    },
    ...statusOf(row),
    effdate: row.effdate,
    expdate: row.expdate,
    premium,
    policyfee: policyFee,
    tax,
    mgaFee,
    total: totalOf({ premium, policyFee, tax, mgaFee }),
    cycle_business_purpose: { code: row.purpose },
    renewsId: row.renews_id,
  };
}

interface StoredTerm {
  status: PolicyStatus;
  effdate: string;
  expdate: string;
  cancelled_on: string | null;
  today: string;
}

/** What became of a term, and what it is on the day of whoever asks. */
export function statusOf({ status, effdate, expdate, cancelled_on: cancelledOn, today }: StoredTerm) {
  return {
    status: shownStatus(status, expdate, today),
    state: stateOf({ status, effdate, expdate, cancelledOn }, today),
    cancelledOn,
  };
}

function amountsOf(row: { premium: number; policy_fee: number; tax: number; mga_fee: number }) {
  return { premium: row.premium, policyFee: row.policy_fee, tax: row.tax, mgaFee: row.mga_fee };
}
