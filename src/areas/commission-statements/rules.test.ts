import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as rules from './rules.ts';

const producer = (employeeId: number, split: number) => ({ employeeId, split });
const cents = (shares: readonly rules.Share[]) => shares.map((share) => share.cents);

test('splits on Adjusted, the remainder cent to the house; the rest to 100 % is the house’s', () => {
  expect(rules.sharesOf(1001, [producer(1, 5000), producer(2, 5000)])).toEqual([
    { employeeId: 1, split: 5000, cents: 500 },
    { employeeId: 2, split: 5000, cents: 500 },
    { employeeId: null, split: 0, cents: 1 },
  ]);
  expect(cents(rules.sharesOf(10_000, [producer(1, 2500), producer(2, 1250)]))).toEqual([2500, 1250, 6250]);
});

test('a chargeback takes back exactly what its payment gave', () => {
  const producers = [producer(1, 3333), producer(2, 1234)];
  const back = cents(rules.sharesOf(-9999, producers));
  expect(back).toEqual(cents(rules.sharesOf(9999, producers)).map((paid) => -paid));
});

test('a line without producers is the house’s alone', () => {
  expect(rules.sharesOf(777, [])).toEqual([{ employeeId: null, split: 10_000, cents: 777 }]);
});

test('shares of a line always add up to its adjusted amount', () => {
  const splits = fc
    .array(fc.integer({ min: 1, max: 10_000 }), { maxLength: 5 })
    .filter((all) => all.reduce((sum, split) => sum + split, 0) <= 10_000);
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), splits, (adjusted, all) => {
      const shares = rules.sharesOf(
        adjusted,
        all.map((split, at) => producer(at + 1, split)),
      );
      expect(cents(shares).reduce((sum, each) => sum + each, 0)).toBe(adjusted);
      // Nobody is given more than the line has, nor less than nothing of a payment.
      for (const share of shares) expect(Math.abs(share.cents)).toBeLessThanOrEqual(Math.abs(adjusted));
    }),
  );
});

test('a statement is unposted, partly posted or posted', () => {
  expect(rules.stateOf({ shares: 3, posted: 0 })).toBe('unposted');
  expect(rules.stateOf({ shares: 3, posted: 2 })).toBe('partly');
  expect(rules.stateOf({ shares: 3, posted: 3 })).toBe('posted');
});

test('a posted statement is never deleted', () => {
  expect(rules.whyNotDelete('unposted')).toBeUndefined();
  expect(rules.whyNotDelete('partly')).toMatch(/cannot be deleted/);
  expect(rules.whyNotDelete('posted')).toMatch(/cannot be deleted/);
});

const sums = (depositAmount: number | null, amount: number) => ({
  depositAmount,
  bridge: { received: { amount } },
});

test('the deposit is compared with what was received, whatever is forwarded, adjusted or still open', () => {
  expect(rules.depositDifference(sums(500, 500))).toBe(0);
  expect(rules.depositDifference(sums(500, 450))).toBe(-50);
  expect(rules.depositDifference(sums(null, 500))).toBeUndefined();
});

test('posting while deposit and received differ asks for a reason; without a deposit nothing is compared', () => {
  expect(rules.asksForReason(sums(500, 500))).toBe(false);
  expect(rules.asksForReason(sums(500, 499))).toBe(true);
  expect(rules.asksForReason(sums(null, 1))).toBe(false);
});
