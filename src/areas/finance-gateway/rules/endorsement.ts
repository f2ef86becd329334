import { addMonths, daysBetween } from '#platform/shared/calendar.ts';
import type { Cents } from '#platform/shared/money.ts';
import { interestFor, stampsFor } from './charges.ts';
import type { QuotedEndorsement } from './pay-option.ts';
import { type ChargeTerms, OWN_TERMS, stateRule } from './state-rules.ts';
import { equalParts } from './terms.ts';

export interface Endorsed {
  state: string;
  /** Premium and fees that are added. */
  added: Cents;
  downPayment: Cents;
  effective: string;
  askedOn: string;
  /** What the customer owes now; what is overdue of it stays due as it is. */
  presentBalance: Cents;
  remaining: readonly { due: string; amount: Cents }[];
  expiresFirst: string;
}

/**
 * What is added less its down payment, spread over the payments that are not yet due; when none is left, over one a
 * month later. Words instead when that cannot be.
 */
export function endorsementOf(endorsed: Endorsed): Omit<QuotedEndorsement, 'quoteCode'> | string {
  const { state, added, downPayment, effective, presentBalance, remaining } = endorsed;
  const unpaid = added - downPayment;
  if (unpaid <= 0) return 'Nothing is left to finance after the down payment.';
  const days = remaining.length > 0 ? remaining.map(({ due }) => due) : [oneMonthLater(endorsed)];
  const [nextDueDate, last] = [days[0] as string, days.at(-1) as string];
  if (remaining.length === 0 && last >= endorsed.expiresFirst)
    return 'No payment can be due before the policy expires.';
  const terms: ChargeTerms = stateRule(state, effective) ?? OWN_TERMS;
  const docStamps = stampsFor(unpaid, terms.stamps);
  const amountFinanced = unpaid + docStamps;
  const financeCharge = interestFor(unpaid, terms.yearlyRate, Math.max(0, daysBetween(effective, last)));
  const open = remaining.reduce((sum, { amount }) => sum + amount, 0);
  const parts = equalParts(open + amountFinanced + financeCharge, days.length);
  return {
    amountFinanced,
    docStamps,
    financeCharge,
    newPaymentAmount: parts[0] as Cents,
    lastPayment: parts.at(-1) as Cents,
    nextDueDate,
    remainingPayments: days.length,
    totalOfPayments: presentBalance + amountFinanced + financeCharge,
  };
}

function oneMonthLater({ askedOn, effective }: Endorsed): string {
  return addMonths(askedOn > effective ? askedOn : effective, 1);
}
