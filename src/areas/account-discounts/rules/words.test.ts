import { expect, test } from 'vitest';
import { changesInWords } from './words.ts';

const DISCOUNTS = [
  { amountType: 'P', amount: 500, effectiveDate: '2026-06-01', expirationDate: '2026-08-31' },
  { amountType: 'A', amount: 400, effectiveDate: '2026-09-01', expirationDate: null },
] as const;

test('a day on which the price changes says which discount has ended and which begins', () => {
  expect(changesInWords(DISCOUNTS, '2026-09-01')).toBe('5.00 % has ended, $4.00 begins');
  expect(changesInWords(DISCOUNTS, '2026-06-01')).toBe('5.00 % begins');
  expect(changesInWords(DISCOUNTS, '2026-08-31')).toBe('');
});
