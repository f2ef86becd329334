import { addDays } from '#platform/shared/calendar.ts';
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

/** Why a price changes on a day: 5.00 % has ended, $4.00 begins. */
export function changesInWords(discounts: readonly LimitedDiscount[], day: string): string {
  const ended = discounts.filter(
    ({ expirationDate }) => expirationDate && addDays(expirationDate, 1) === day,
  );
  const begun = discounts.filter(({ effectiveDate }) => effectiveDate === day);
  return [
    ...ended.map((discount) => `${reductionInWords(discount)} has ended`),
    ...begun.map((discount) => `${reductionInWords(discount)} begins`),
  ].join(', ');
}
