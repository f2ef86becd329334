import { aprOfTerms } from '#areas/finance-gateway/rules/terms.ts';
import { showMoney } from '#platform/shared/money.ts';
import type { Computed, Figures } from '../rules/fields.ts';

/** How the total comes about. */
export function totalWorking({ premium, policyFee, tax, mgaFee }: Figures, { total }: Computed): string[] {
  const parts = [premium, policyFee, tax, mgaFee].map(showMoney).join(' + ');
  return [`Premium + policy fee + tax + MGA fee: ${parts} = ${showMoney(total)}.`];
}

/** How the amount financed comes about. */
export function financedWorking(
  { downPayment, amountFinanced }: Figures,
  found: Computed,
  transferred: number,
): string[] {
  const rolled = transferred > 0 ? ` + ${showMoney(transferred)} rolled over` : '';
  const sum = `Total − down payment${rolled && ' + rolled over'}`;
  const worked = `${showMoney(found.total)} − ${showMoney(downPayment)}${rolled} = ${showMoney(found.leastFinanced)}`;
  return [
    `${sum}: ${worked}.`,
    ...(amountFinanced === null ? [] : [`You entered ${showMoney(amountFinanced)} instead.`]),
  ];
}

/** How the APR comes about; nothing while its payments are not known. */
export function aprWorking({ numberPayments }: Figures, found: Computed): string[] {
  const { amountFinanced, totalOfPayments, advancedOn } = found;
  if (numberPayments === null || totalOfPayments === null || advancedOn === null) return [];
  const apr = aprOfTerms({ amountFinanced, totalOfPayments, numberPayments, advancedOn });
  if (!apr) return [];
  return [
    ...apr.working(),
    'By Regulation Z, Appendix J: the first payment is due 25 days after the advance.',
  ];
}
