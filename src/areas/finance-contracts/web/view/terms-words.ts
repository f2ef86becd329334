import { aprOfTerms } from '#areas/finance-gateway/rules/terms.ts';
import { showDay } from '#platform/shared/dates.ts';
import type { Contract } from '../../contract.ts';
import { showApr } from '../contract-words.ts';

/** How the APR comes about; nothing while its payments are not known. */
export function aprSteps(contract: Contract): string[] {
  const { amountFinanced, totalOfPayments, numberPayments, advancedOn } = contract;
  if (totalOfPayments === null || numberPayments === null || advancedOn === null) return [];
  const found = aprOfTerms({ amountFinanced, totalOfPayments, numberPayments, advancedOn });
  if (!found) return [];
  const entered = contract.isAPREntered && contract.APR !== null;
  return [
    `Advanced on ${showDay(advancedOn)}${contract.policyIds.length > 0 ? ", the policies' first day" : ''}.`,
    ...withoutMiddle(found.working()),
    ...(entered ? [`Somebody entered ${showApr(contract.APR as number)} instead.`] : []),
  ];
}

export const APR_RULE =
  'Regulation Z, Appendix J: the unit-period method. The first payment is due 25 days after the advance.';

const isPayment = (step: string) => step.startsWith('Payment ');

/** Of many payments, which are all alike, the first two and the last. */
function withoutMiddle(steps: readonly string[]): string[] {
  const payments = steps.filter(isPayment);
  const left = new Set(payments.length > 4 ? payments.slice(2, -1) : []);
  return steps.flatMap((step) => {
    if (!left.has(step)) return [step];
    return step === payments[2] ? ['And so on, each a month after the one before.'] : [];
  });
}
