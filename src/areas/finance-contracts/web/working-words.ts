import { aprOfTerms } from '#areas/finance-gateway/rules/terms.ts';
import { showMoney } from '#platform/shared/money.ts';
import type { Computed, Figures } from '../rules/fields.ts';
import { texts } from './texts.ts';

/** How the total comes about. */
export function totalWorking({ premium, policyFee, tax, mgaFee }: Figures, { total }: Computed): string[] {
  const parts = [premium, policyFee, tax, mgaFee].map(showMoney).join(' + ');
  return [texts.working.totalSum(parts, showMoney(total))];
}

/** How the amount financed comes about. */
export function financedWorking(
  { downPayment, amountFinanced }: Figures,
  found: Computed,
  transferred: number,
): string[] {
  const [total, down] = [showMoney(found.total), showMoney(downPayment)];
  const financed = showMoney(found.leastFinanced);
  return [
    transferred > 0
      ? texts.working.financedSumRolled(total, down, showMoney(transferred), financed)
      : texts.working.financedSum(total, down, financed),
    ...(amountFinanced === null ? [] : [texts.working.enteredInstead(showMoney(amountFinanced))]),
  ];
}

/** How the APR comes about; nothing while its payments are not known. */
export function aprWorking({ numberPayments }: Figures, found: Computed): string[] {
  const { amountFinanced, totalOfPayments, advancedOn } = found;
  if (numberPayments === null || totalOfPayments === null || advancedOn === null) return [];
  const apr = aprOfTerms({ amountFinanced, totalOfPayments, numberPayments, advancedOn });
  if (!apr) return [];
  return [...apr.working(), texts.working.aprRule];
}
