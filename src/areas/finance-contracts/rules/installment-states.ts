import type { Cents } from '#platform/shared/money.ts';
import type { SettledInstallment } from './schedule.ts';

/** Where a payment stands: `closed` is one that nobody owes anymore, though it was not paid. */
export type InstallmentState = 'paid' | 'overdue' | 'next' | 'later' | 'closed';

/** Each payment with where it stands on that day. */
export function installmentStates(
  schedule: readonly SettledInstallment[],
  today: string,
  balance: Cents,
): InstallmentState[] {
  const next = schedule.findIndex(({ amount, paid, due }) => paid < amount && due >= today);
  return schedule.map(({ amount, paid, due }, at) => {
    if (paid >= amount) return 'paid';
    // Rolled over or voided: the ledger says that nothing is owed.
    if (balance <= 0) return 'closed';
    if (due < today) return 'overdue';
    return at === next ? 'next' : 'later';
  });
}
