import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aprOfTerms, dueDays, equalParts, firstDueOf } from './terms.ts';

const FLORIDA = {
  amountFinanced: 1003_85,
  totalOfPayments: 1121_82,
  numberPayments: 10,
  advancedOn: '2026-01-01',
};
const sum = (numbers: readonly number[]) => numbers.reduce((so, each) => so + each, 0);

test('the first payment is due 25 days after the money was advanced', () => {
  expect(firstDueOf('2026-01-01')).toBe('2026-01-26');
});

test('the others follow each a month after the first; the 31st is the last day of a shorter month, without drifting', () => {
  expect(dueDays('2026-01-31', 5)).toEqual([
    '2026-01-31',
    '2026-02-28',
    '2026-03-31',
    '2026-04-30',
    '2026-05-31',
  ]);
});

test('equal payments, the last takes the remainder', () => {
  expect(equalParts(1121_82, 10)).toEqual([...Array(9).fill(112_18), 112_20]);
  expect(equalParts(100, 3)).toEqual([33, 33, 34]);
  expect(equalParts(200, 3)).toEqual([67, 67, 66]);
});

test('no payment is below zero, however small the total', () => {
  fc.assert(
    fc.property(fc.nat(5000), fc.integer({ min: 1, max: 120 }), (total, count) => {
      const parts = equalParts(total, count);
      expect(parts).toHaveLength(count);
      expect(sum(parts)).toBe(total);
      expect(parts.every((part) => part >= 0)).toBe(true);
    }),
  );
});

test('the terms of the Florida example have an APR of 25.68 %', () => {
  expect(aprOfTerms(FLORIDA)?.apr).toBe(2568);
});
