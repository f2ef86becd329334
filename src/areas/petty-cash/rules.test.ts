import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as rules from './rules.ts';

const started = { startingAmount: 150_00, payouts: 12_50 };

test('the difference at an end is ending − (starting − payouts)', () => {
  expect(rules.endDifference(started, 137_50)).toBe(0);
  expect(rules.endDifference(started, 139_50)).toBe(200);
  expect(rules.endDifference(started, 0)).toBe(-137_50);
});

test('the difference at a start is starting − the person’s last ending in the office, and zero the first time', () => {
  expect(rules.startDifference(150_00, 137_50)).toBe(12_50);
  expect(rules.startDifference(100_00, 137_50)).toBe(-37_50);
  expect(rules.startDifference(150_00, null)).toBe(0);
});

test('Overage above zero, Shortage below, Difference at zero', () => {
  expect([200, -1, 0].map(rules.differenceLabel)).toEqual(['Overage', 'Shortage', 'Difference']);
});

test('an end with a difference needs a reason that is more than spaces, a start does not', () => {
  expect(rules.isReasonMissing('end', 200, '  ')).toBe(true);
  expect(rules.isReasonMissing('endOther', -200, '')).toBe(true);
  expect(rules.isReasonMissing('end', 200, 'left change')).toBe(false);
  expect(rules.isReasonMissing('end', 0, '')).toBe(false);
  expect(rules.isReasonMissing('start', 200, '')).toBe(false);
});

test('a drawer pays out what is in it and no more', () => {
  expect(rules.payoutProblems(started, 137_50)).toEqual({});
  expect(rules.payoutProblems(started, 137_51)).toEqual({ amount: ['Only $137.50 is left in the drawer.'] });
});

test('whatever is paid out, counting what should be left is no difference', () => {
  const cents = fc.nat(1_000_000_00);
  fc.assert(
    fc.property(cents, cents, (startingAmount, paid) => {
      const any = { startingAmount, payouts: Math.min(startingAmount, paid) };
      expect(rules.endDifference(any, rules.leftOf(any))).toBe(0);
    }),
  );
});
