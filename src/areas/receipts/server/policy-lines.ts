import type { FieldErrors } from '#platform/shared/errors.ts';
import type { LineInput } from '../contract.ts';
import { overpaid, overpaymentProblems } from '../rules.ts';
import { listBalances, lockPaid, lockPolicies } from './balance-store.ts';
import type { Financing } from './financing.ts';
import type { ReceiptFollower } from './receipt-follower.ts';

/** The lines that pay a policy: of the customer, and no more than is owed unless somebody says so. */
export const policyLines = (financing: Financing): ReceiptFollower => ({
  async judge({ db }, { customerId, body }, known) {
    const { lines, prepays } = body;
    const paying = lines.flatMap(({ policyId }) => policyId ?? []);
    if (paying.length === 0) return {};
    const strange = strangers(lines, await lockPolicies(db, customerId, paying));
    // Whoever is asked about a prepayment has nothing else to mend.
    const isRight = Object.keys({ ...(await known), ...strange }).length === 0;
    if (!isRight || prepays) return strange;
    return overpaymentProblems(overpaid(lines, await listBalances(db, customerId, financing)));
  },

  /** Whoever takes a payment meanwhile waits, and sees what is owed again. */
  voiding: ({ db }, receipt) => lockPaid(db, receipt.id),
});

function strangers(lines: readonly LineInput[], theirs: ReadonlySet<number>): FieldErrors {
  const errors: FieldErrors = {};
  lines.forEach(({ policyId }, at) => {
    if (policyId !== null && !theirs.has(policyId))
      errors[`lines.${at}.policyId`] = ['Choose a policy of this customer.'];
  });
  return errors;
}
