import { describe, expect, test } from 'vitest';
import { addDays } from '#platform/shared/calendar.ts';
import {
  clientPrice,
  isOverDiscounted,
  type LimitedDiscount,
  type Priced,
  priceSteps,
  pricesFrom,
  type Reduction,
} from './client-price.ts';

const TODAY = '2026-06-16';

const dollars = (
  amount: number,
  effectiveDate = TODAY,
  expirationDate: string | null = null,
): LimitedDiscount => ({
  amountType: 'A',
  amount,
  effectiveDate,
  expirationDate,
});
const percent = (
  amount: number,
  effectiveDate = TODAY,
  expirationDate: string | null = null,
): LimitedDiscount => ({
  ...dollars(amount, effectiveDate, expirationDate),
  amountType: 'P',
});
const priced = (cost: number, discounts: LimitedDiscount[] = [], lifetime?: Priced['lifetime']): Priced => ({
  cost,
  lifetime,
  discounts,
});
const price = (of: Priced, day = TODAY) => clientPrice(of, day);

describe('client price', () => {
  test('starts from cost and subtracts the lifetime discount, a percent of cost or a dollar amount', () => {
    expect(price(priced(10_000))).toBe(10_000);
    expect(price(priced(10_000, [], { amountType: 'P', amount: 1250 }))).toBe(8750);
    expect(price(priced(10_000, [], { amountType: 'A', amount: 1250 }))).toBe(8750);
  });

  test('dollar amounts come before percentages, and a percentage is taken from the running total', () => {
    expect(price(priced(10_000, [percent(5000), dollars(2000)]))).toBe(4000);
    expect(price(priced(10_000, [percent(5000), percent(5000)]))).toBe(2500);
    expect(price(priced(10_000, [percent(1000)], { amountType: 'P', amount: 1000 }))).toBe(8100);
  });

  test('a discount counts from its effective date on, and on its last day; an expired one does not count', () => {
    const one = priced(10_000, [dollars(1000, '2026-06-16', '2026-06-20')]);
    expect(['2026-06-15', '2026-06-16', '2026-06-20', '2026-06-21'].map((day) => price(one, day))).toEqual([
      10_000, 9000, 9000, 10_000,
    ]);
  });

  test('is rounded once, at the end, half away from zero', () => {
    // 0.50 each: rounding in between would give 0.
    expect(price(priced(1, [percent(5000), percent(1)]))).toBe(0);
    expect(price(priced(1, [percent(5000)]))).toBe(1);
    expect(price(priced(333, [percent(3333), percent(3333), percent(3333)]))).toBe(99);
    expect(price(priced(1, [dollars(4), percent(5000)]))).toBe(-2);
  });

  test('its working names each step and what is left', () => {
    const working = priceSteps(
      priced(10_000, [percent(1000), dollars(2000)], { amountType: 'P', amount: 500 }),
      TODAY,
    );
    expect(working.map(({ name, left }) => [name, left])).toEqual([
      ['Base price', 10_000],
      ['Lifetime discount', 9500],
      ['Discount', 7500],
      ['Discount', 6750],
    ]);
  });

  test('the days on which it changes are known ahead', () => {
    const one = priced(10_000, [
      dollars(1000, '2026-06-01', '2026-06-30'),
      percent(1000, '2026-08-01', '2026-08-31'),
    ]);
    expect(pricesFrom(one, TODAY)).toEqual([
      { from: TODAY, price: 9000 },
      { from: '2026-07-01', price: 10_000 },
      { from: '2026-08-01', price: 9000 },
      { from: '2026-09-01', price: 10_000 },
    ]);
  });
});

test('discounts that together take too much on a later day are found, also by a fraction of a cent', () => {
  const later = dollars(6000, '2026-09-01', '2026-09-30');
  expect(isOverDiscounted(priced(10_000, [later, dollars(4000)]), TODAY)).toBe(false);
  expect(isOverDiscounted(priced(10_000, [later, dollars(4001)]), TODAY)).toBe(true);
  expect(isOverDiscounted(priced(10_000, [later, dollars(4001, '2026-10-01')]), TODAY)).toBe(false);
  const past = dollars(20_000, '2026-01-01', '2026-06-15');
  expect(isOverDiscounted(priced(10_000, [past]), TODAY)).toBe(false);
  expect(isOverDiscounted(priced(1, [dollars(1)], { amountType: 'P', amount: 1 }), TODAY)).toBe(true);
});

/** The same rule once more, in fixed point with a place for every digit that can occur. */
function oracle({ cost, lifetime, discounts }: Priced, day: string): bigint {
  const places = 10n ** 48n;
  let left = BigInt(cost) * places;
  const take = (type: string, amount: number, from: bigint) =>
    type === 'A' ? BigInt(amount) * places : (from * BigInt(amount)) / 10_000n;
  if (lifetime) left -= take(lifetime.amountType, lifetime.amount, BigInt(cost) * places);
  for (const type of ['A', 'P'])
    for (const { amountType, amount, effectiveDate, expirationDate } of discounts)
      if (
        amountType === type &&
        effectiveDate !== null &&
        !(effectiveDate > day) &&
        !(expirationDate !== null && expirationDate < day)
      )
        left -= take(type, amount, left);
  const half = left < 0n ? -places / 2n : places / 2n;
  return (left + half) / places;
}

/** Numbers that look drawn by lot and are the same in every run. */
function* drawn(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield Math.floor(state / 65_536);
  }
}

const numbers = drawn(17);
const upTo = (most: number) => (numbers.next().value * 32_768 + numbers.next().value) % (most + 1);
const anyReduction = (): Reduction =>
  upTo(1) ? { amountType: 'A', amount: upTo(20_000) } : { amountType: 'P', amount: upTo(10_000) };
const anyDiscount = (): LimitedDiscount => {
  const effectiveDate = DAYS[upTo(80)] as string;
  return { ...anyReduction(), effectiveDate, expirationDate: upTo(2) ? (DAYS[upTo(80)] as string) : null };
};
const DAYS = Array.from({ length: 81 }, (_, at) => addDays(TODAY, at - 40));
const anyPrice = (): Priced => ({
  cost: upTo(10_000_000),
  lifetime: upTo(2) ? anyReduction() : undefined,
  discounts: Array.from({ length: upTo(8) }, anyDiscount),
});

test('agrees with an exact oracle to the cent in 100,000 cases', () => {
  for (let turn = 0; turn < 100_000; turn += 1) {
    const one = anyPrice();
    if (BigInt(clientPrice(one, TODAY)) !== oracle(one, TODAY)) expect(one).toBe('as the oracle says');
  }
});

test('does not depend on the order of the rows, and an expired or future discount changes nothing', () => {
  for (let turn = 0; turn < 5000; turn += 1) {
    const one = anyPrice();
    const more = [
      dollars(1, '2026-06-17'),
      percent(5000, '2026-01-01', '2026-06-15'),
      ...one.discounts.toReversed(),
    ];
    expect(clientPrice({ ...one, discounts: more }, TODAY)).toBe(clientPrice(one, TODAY));
  }
});
