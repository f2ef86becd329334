import { addDays } from '#platform/shared/calendar.ts';

export const AMOUNT_TYPES = ['A', 'P'] as const;
/** A: dollars. P: percent. */
export type AmountType = (typeof AMOUNT_TYPES)[number];

/** Cents, or hundredths of a percent. */
export interface Reduction {
  amountType: AmountType;
  amount: number;
}

export interface LimitedDiscount extends Reduction {
  effectiveDate: string | null;
  /** Its last day counts; null means that it does not end. */
  expirationDate: string | null;
}

/** What a price is made of. The cost is cents, or hundredths of a percent where that is the price. */
export interface Priced {
  cost: number;
  lifetime: Reduction | undefined;
  discounts: readonly LimitedDiscount[];
}

/** Exact until the one rounding: a sum of percents would be cents off. */
interface Fraction {
  over: bigint;
  under: bigint;
}

export interface PriceStep {
  name: 'Base price' | 'Lifetime discount' | 'Discount';
  reduction: Reduction | undefined;
  /** What is left after it, rounded to be shown; the next step goes on from the exact value. */
  left: number;
}

const WHOLE = 10_000n;

function reduced({ over, under }: Fraction, { amountType, amount }: Reduction): Fraction {
  if (amountType === 'A') return { over: over - BigInt(amount) * under, under };
  return { over: over * (WHOLE - BigInt(amount)), under: under * WHOLE };
}

/** Half away from zero. */
function rounded({ over, under }: Fraction): number {
  const size = over < 0n ? -over : over;
  const whole = (size * 2n + under) / (under * 2n);
  return Number(over < 0n ? -whole : whole);
}

export function countsOn({ effectiveDate, expirationDate }: LimitedDiscount, day: string): boolean {
  return effectiveDate !== null && effectiveDate <= day && (expirationDate === null || day <= expirationDate);
}

/** In the order in which they are taken off: the lifetime discount, then dollars, then percents of what is left. */
function reductionsOn({ lifetime, discounts }: Priced, day: string): Reduction[] {
  const counting = discounts.filter((discount) => countsOn(discount, day));
  const ofType = (type: AmountType) => counting.filter(({ amountType }) => amountType === type);
  return [...(lifetime ? [lifetime] : []), ...ofType('A'), ...ofType('P')];
}

function exactPrice(priced: Priced, day: string): Fraction {
  return reductionsOn(priced, day).reduce(reduced, { over: BigInt(priced.cost), under: 1n });
}

/** The price after discounts on that day, rounded once. */
export function clientPrice(priced: Priced, day: string): number {
  return rounded(exactPrice(priced, day));
}

/** How the price of that day comes about. */
export function priceSteps(priced: Priced, day: string): PriceStep[] {
  let left: Fraction = { over: BigInt(priced.cost), under: 1n };
  const steps: PriceStep[] = [{ name: 'Base price', reduction: undefined, left: priced.cost }];
  for (const [at, reduction] of reductionsOn(priced, day).entries()) {
    left = reduced(left, reduction);
    const name = at === 0 && priced.lifetime ? 'Lifetime discount' : 'Discount';
    steps.push({ name, reduction, left: rounded(left) });
  }
  return steps;
}

/** The days after that one on which a discount begins or has ended. */
function changeDays({ discounts }: Priced, after: string): string[] {
  const days = new Set<string>();
  for (const { effectiveDate, expirationDate } of discounts) {
    if (effectiveDate === null) continue;
    if (effectiveDate > after) days.add(effectiveDate);
    if (expirationDate !== null && expirationDate >= after) days.add(addDays(expirationDate, 1));
  }
  return [...days].toSorted();
}

export interface PriceFrom {
  from: string;
  price: number;
}

/** The price from that day on, and each later day on which it changes. */
export function pricesFrom(priced: Priced, from: string): PriceFrom[] {
  const prices = [from, ...changeDays(priced, from)].map((day) => ({
    from: day,
    price: clientPrice(priced, day),
  }));
  return prices.filter(({ price }, at) => at === 0 || price !== prices[at - 1]?.price);
}

/** Whether the discounts take more than there is, today or on any later day. */
export function isOverDiscounted(priced: Priced, today: string): boolean {
  return [today, ...changeDays(priced, today)].some((day) => exactPrice(priced, day).over < 0n);
}
