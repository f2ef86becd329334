import { abbreviationOf, shownStatus, stateOf } from '#areas/policies/rules.ts';
import type { Call } from '#platform/server/http/mount.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { Contract } from '../contract.ts';
import type { contractPolicies } from '../ledger-contract.ts';
import { standing } from '../rules/ledger.ts';
import { mapParts, NO_PARTS, type Parts } from '../rules/money-parts.ts';
import { shareOfPolicies } from '../rules/taken-over.ts';
import { type LedgerLine, listLines } from './ledger-store.ts';
import { loadContract } from './load-contract.ts';
import { listPoliciesOf } from './policy-store.ts';

export async function listPolicies({
  db,
  session,
  params,
}: Call<typeof contractPolicies>): Promise<AnswerOf<typeof contractPolicies>> {
  const contract = await loadContract(db, session, params.id);
  const rows = await listPoliciesOf(db, params.id);
  const lines = await listLines(db, params.id);
  const shares = shareOfPolicies({
    policies: rows.map((row) => ({ id: row.id, billed: billOf(row) })),
    financed: financedBy(contract, lines),
  });
  const policies = rows.map(({ effdate, expdate, status, cancelled_on: cancelledOn, ...row }) => ({
    id: row.id,
    custid: row.customer_id,
    policy: row.policy_number,
    product: {
      id: row.product_id,
      name: row.product,
      company: { name: row.company, abbreviation: abbreviationOf(row.company) },
      policy_type: { name: row.policy_type },
      line_of_business: { type: row.line_of_business },
    },
    status: shownStatus(status, expdate, contract.today),
    state: stateOf({ status, effdate, expdate, cancelledOn }, contract.today),
    cancelledOn,
    effdate,
    expdate,
    premium: row.premium,
    policyfee: row.policy_fee,
    tax: row.tax,
    mgaFee: row.mga_fee,
    cycle_business_purpose: { code: row.purpose },
    takenOver: shares.get(row.id) ?? NO_PARTS,
  }));
  return { policies };
}

export function billOf(row: { premium: number; policy_fee: number; tax: number; mga_fee: number }): Parts {
  return { premium: row.premium, policyFee: row.policy_fee, tax: row.tax, mgaFee: row.mga_fee };
}

/** What an approved contract takes over of its policies, with its additional premiums. */
function financedBy(contract: Contract, lines: readonly LedgerLine[]): Parts {
  if (contract.contractStatus !== 'Approved') return NO_PARTS;
  const added = standing(lines).filter(({ type }) => type === 'Additional Premium');
  return mapParts((name) => added.reduce((sum, line) => sum + line[name], contract[name]));
}
