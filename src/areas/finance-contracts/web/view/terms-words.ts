import { aprOfTerms } from '#areas/finance-gateway/rules/terms.ts';
import { showDay } from '#platform/shared/dates.ts';
import { type Cents, showMoney, showPercent } from '#platform/shared/money.ts';
import type { Contract } from '../../contract.ts';
import { viewTexts } from '../texts/view.ts';

/** How the APR comes about; nothing while its payments are not known. */
export function aprSteps(contract: Contract): string[] {
  const { amountFinanced, totalOfPayments, numberPayments, advancedOn } = contract;
  if (totalOfPayments === null || numberPayments === null || advancedOn === null) return [];
  const found = aprOfTerms({ amountFinanced, totalOfPayments, numberPayments, advancedOn });
  if (!found) return [];
  const entered = contract.isAPREntered && contract.APR !== null;
  return [
    contract.policyIds.length > 0
      ? viewTexts.terms.advancedFirstDay(showDay(advancedOn))
      : viewTexts.terms.advanced(showDay(advancedOn)),
    ...withoutMiddle(found.working()),
    ...(entered ? [viewTexts.terms.enteredInstead(showPercent(contract.APR as number))] : []),
  ];
}

export interface TermsWithAdditional {
  added: Cents;
  total: Cents;
  totalOfPayments: Cents;
  payments: number;
  /** The next payment and the day from which it is that much. */
  paymentAmount: string;
}

/** What additional premiums have made of the terms of a contract that stands; nothing without one. */
export function withAdditional(contract: Contract): TermsWithAdditional | undefined {
  const { additionalPremium: added, contractStatus, total, schedule, today } = contract;
  const next = schedule.find(({ due, paid, amount }) => due >= today && paid < amount) ?? schedule.at(-1);
  if (added === 0 || contractStatus !== 'Approved' || !next) return undefined;
  return {
    added,
    total: total + added,
    totalOfPayments: schedule.reduce((sum, { amount }) => sum + amount, 0),
    payments: schedule.length,
    paymentAmount: viewTexts.terms.amountFrom(showMoney(next.amount), showDay(next.due)),
  };
}

const isPayment = (step: string) => step.startsWith('Payment ');

/** Of many payments, which are all alike, the first two and the last. */
function withoutMiddle(steps: readonly string[]): string[] {
  const payments = steps.filter(isPayment);
  const left = new Set(payments.length > 4 ? payments.slice(2, -1) : []);
  return steps.flatMap((step) => {
    if (!left.has(step)) return [step];
    return step === payments[2] ? [viewTexts.terms.andSoOn] : [];
  });
}
