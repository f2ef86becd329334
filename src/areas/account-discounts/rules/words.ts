import { showDay } from '#platform/shared/dates.ts';
import { showMoney, showPercent } from '#platform/shared/money.ts';
import type { LimitedDiscount, Reduction } from './client-price.ts';

export function reductionInWords({ amountType, amount }: Reduction): string {
  return amountType === 'A' ? showMoney(amount) : showPercent(amount);
}

/** As the history of an account tells it: $5.00 from 06/16/2026 to 06/30/2026. */
export function discountInWords(discount: LimitedDiscount): string {
  const from = discount.effectiveDate ? ` from ${showDay(discount.effectiveDate)}` : '';
  const to = discount.expirationDate ? ` to ${showDay(discount.expirationDate)}` : '';
  return `${reductionInWords(discount)}${from}${to}`;
}
