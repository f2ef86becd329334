import type { PolicyBalance } from '#areas/receipts/contract.ts';
import { paidOfBills } from '#areas/receipts/rules.ts';
import { alreadyPaidWords } from './already-paid-words.ts';

type Balance = Pick<PolicyBalance, 'policyId' | 'policy' | 'parts'>;

/** What of the policies that somebody chose is paid already, in words. */
export function paidAmong(balances: readonly Balance[], policyIds: readonly number[]): string | undefined {
  const paid = balances
    .filter(({ policyId }) => policyIds.includes(policyId))
    .map(({ policy, parts }) => ({ policy, paid: paidOfBills(parts) }))
    .filter((each) => each.paid > 0);
  return alreadyPaidWords(
    paid.reduce((sum, each) => sum + each.paid, 0),
    paid.map(({ policy }) => policy),
  );
}
