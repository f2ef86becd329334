import { expect, test } from 'vitest';
import { fundBody, fundErrors, fundValues } from './fund-values.ts';

const ITEMS = [
  { id: 5, amount: 1000_00 },
  { id: 6, amount: 80_00 },
];
const CONTRACT = { id: 7, today: '2026-06-16' };

test('the form begins with all of the oldest item and without a day', () => {
  expect(fundValues(ITEMS)).toEqual({ premiumFinanceDetailsId: 5, amount: 1000_00, dateFinanced: null });
});

test('an amount above what is left of the chosen item, and a day to come, are refused at their fields', () => {
  const values = { premiumFinanceDetailsId: 6, amount: 80_01, dateFinanced: '2026-06-17' };
  expect(fundErrors(values, CONTRACT, ITEMS)).toEqual({
    amount: 'Enter at most $80.00, which is left to fund.',
    dateFinanced: 'Enter 06/16/2026 or an earlier day: money is funded once it has come.',
  });
  expect(fundErrors({ ...values, amount: null, dateFinanced: null }, CONTRACT, ITEMS)).toEqual({
    amount: 'Enter an amount.',
    dateFinanced: 'Enter a date.',
  });
});

test('a part of an item is sent in cents', () => {
  const values = { premiumFinanceDetailsId: 5, amount: 400_00, dateFinanced: '2026-06-16' };
  expect(fundErrors(values, CONTRACT, ITEMS)).toEqual({});
  expect(fundBody(7, values)).toEqual({ ...values, premiumFinanceId: 7 });
});
