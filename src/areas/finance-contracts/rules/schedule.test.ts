import fc from 'fast-check';
import { expect, test } from 'vitest';
import { agreedPayments, type Installment, scheduleOf, settle, withAdditional } from './schedule.ts';

const FLORIDA = {
  amountFinanced: 1003_85,
  totalOfPayments: 1121_82,
  numberPayments: 10,
  advancedOn: '2026-01-01',
};
const sum = (numbers: readonly number[]) => numbers.reduce((so, each) => so + each, 0);

test('principal adds up to the amount financed and interest to the finance charge, to the cent', () => {
  const schedule = scheduleOf(FLORIDA);
  expect(sum(schedule.map(({ principal }) => principal))).toBe(1003_85);
  expect(sum(schedule.map(({ interest }) => interest))).toBe(117_97);
  expect(schedule[0]).toEqual({ due: '2026-01-26', amount: 112_18, principal: 94_28, interest: 17_90 });
  expect(schedule.at(-1)).toMatchObject({ due: '2026-10-26', amount: 112_20 });
});

test('whatever the terms, each payment is its principal and interest, and interest never grows', () => {
  const terms = fc.record({
    amountFinanced: fc.integer({ min: 100_00, max: 100_000_00 }),
    charge: fc.integer({ min: 0, max: 300 }),
    numberPayments: fc.integer({ min: 1, max: 36 }),
  });
  fc.assert(
    fc.property(terms, ({ amountFinanced, charge, numberPayments }) => {
      const totalOfPayments = amountFinanced + Math.round((amountFinanced * charge) / 1000);
      const schedule = scheduleOf({
        amountFinanced,
        totalOfPayments,
        numberPayments,
        advancedOn: '2026-03-06',
      });
      expect(sum(schedule.map(({ principal }) => principal))).toBe(amountFinanced);
      expect(sum(schedule.map(({ amount }) => amount))).toBe(totalOfPayments);
      for (const { amount, principal, interest } of schedule) expect(principal + interest).toBe(amount);
      expect(schedule.every(({ principal, interest }) => principal >= 0 && interest >= -numberPayments)).toBe(
        true,
      );
    }),
  );
});

const plain = (amounts: readonly number[]): Installment[] =>
  amounts.map((amount, at) => ({
    due: `2026-0${at + 1}-10`,
    amount,
    principal: amount,
    interest: 0,
  }));

test('an additional premium is spread equally over the payments not yet due, the remainder cent last', () => {
  const amounts = withAdditional(plain([100, 100, 100, 100]), 50, '2026-01-10').map(({ amount }) => amount);
  expect(amounts).toEqual([100, 117, 117, 116]);
});

test('when no payment is left, the additional premium is one a month later', () => {
  expect(withAdditional(plain([100]), 50, '2026-03-31').at(-1)).toEqual({
    due: '2026-04-30',
    amount: 50,
    principal: 50,
    interest: 0,
  });
});

test('payments settle the oldest due first', () => {
  expect(settle(plain([100, 100, 100]), 150).map(({ paid }) => paid)).toEqual([100, 50, 0]);
});

test('payments are as agreed, the last takes the remainder; without an amount they are as equal as they can be', () => {
  const amounts = (paymentAmount?: number) =>
    agreedPayments({ ...FLORIDA, ...(paymentAmount && { paymentAmount }) }).map(({ amount }) => amount);
  expect(amounts(112_19)).toEqual([...Array(9).fill(112_19), 112_11]);
  expect(amounts(112_18)).toEqual(amounts());
  // More than there is: nobody agreed to that.
  expect(amounts(200_00)).toEqual(amounts());
});
