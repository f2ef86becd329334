import type { FieldErrors } from '#platform/shared/errors.ts';
import { type Cents, showMoney } from '#platform/shared/money.ts';
import type { PettyCashType } from './contract.ts';

/** What the button says while it waits for a reason, and the server when none came. */
export const REASON_REQUIRED = 'Reason Required';

export interface Started {
  startingAmount: Cents;
  payouts: Cents;
}

/** What should be left in the drawer. Customers' cash is not petty cash: the end of the day has that. */
export function leftOf({ startingAmount, payouts }: Started): Cents {
  return startingAmount - payouts;
}

/** At the start, against what the person left the last time; the first time there is nothing to compare with. */
export function startDifference(startingAmount: Cents, lastEnding: Cents | null): Cents {
  return lastEnding === null ? 0 : startingAmount - lastEnding;
}

export function endDifference(started: Started, endingAmount: Cents): Cents {
  return endingAmount - leftOf(started);
}

export function differenceLabel(difference: Cents): 'Overage' | 'Shortage' | 'Difference' {
  if (difference === 0) return 'Difference';
  return difference > 0 ? 'Overage' : 'Shortage';
}

/** Only an end that does not come out needs one; at a start it is optional. */
export function isReasonMissing(type: PettyCashType, difference: Cents, reason: string): boolean {
  return type !== 'start' && difference !== 0 && reason.trim() === '';
}

/** A drawer cannot pay out what is not in it. */
export function payoutProblems(started: Started, amount: Cents): FieldErrors {
  const left = leftOf(started);
  return amount > left ? { amount: [`Only ${showMoney(left)} is left in the drawer.`] } : {};
}
