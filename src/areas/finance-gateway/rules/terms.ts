import { BoundedMap } from '#platform/shared/bounded-map.ts';
import { addDays, dayInMonth } from '#platform/shared/calendar.ts';
import type { Cents } from '#platform/shared/money.ts';
import { type Apr, aprOf, type Flow } from './apr.ts';

/** The first payment is due so many days after the money was advanced. */
export const FIRST_DUE_AFTER = 25;

export function firstDueOf(advancedOn: string): string {
  return addDays(advancedOn, FIRST_DUE_AFTER);
}

/** Each counted in months from the first, so that the 31st never drifts. */
export function dueDays(firstDue: string, count: number): string[] {
  const [year, month, date] = firstDue.split('-').map(Number) as [number, number, number];
  return Array.from({ length: count }, (_, at) => dayInMonth(year, month + at, date));
}

const known = new BoundedMap<string, readonly string[]>(1000);

/** A report asks for those of thousands of contracts, of which many began on the same day. */
export function dueDaysOf({ advancedOn, numberPayments }: Terms): readonly string[] {
  const key = `${advancedOn} ${numberPayments}`;
  const found = known.get(key);
  if (found) return found;
  const days = dueDays(firstDueOf(advancedOn), numberPayments);
  known.set(key, days);
  return days;
}

/** Equal payments rounded half away from zero; the last takes the remainder, which is never below zero. */
export function equalParts(total: Cents, count: number): Cents[] {
  const rounded = Math.round(total / count);
  const each = rounded * (count - 1) > total ? Math.floor(total / count) : rounded;
  return Array.from({ length: count }, (_, at) => (at < count - 1 ? each : total - each * (count - 1)));
}

export interface Terms {
  amountFinanced: Cents;
  totalOfPayments: Cents;
  numberPayments: number;
  /** The day on which the money is advanced. */
  advancedOn: string;
}

export function paymentsOf(terms: Terms): Flow[] {
  const amounts = equalParts(terms.totalOfPayments, terms.numberPayments);
  return dueDaysOf(terms).map((date, at) => ({ date, amount: amounts[at] as Cents }));
}

/** The APR of these terms, or nothing when there is none. */
export function aprOfTerms(terms: Terms): Apr | undefined {
  const found = aprOf([{ date: terms.advancedOn, amount: terms.amountFinanced }], paymentsOf(terms));
  return 'problem' in found ? undefined : found;
}
