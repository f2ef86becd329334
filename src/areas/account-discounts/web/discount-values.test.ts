import { expect, test } from 'vitest';
import { clientPrice } from '../rules/client-price.ts';
import {
  atFormRows,
  blankRow,
  type DiscountValues,
  isRowExpired,
  pricedOf,
  pricedValues,
  rowsOnWire,
  whyNoEffectiveDate,
  whyNoExpirationDate,
} from './discount-values.ts';

const TODAY = '2026-06-16';
const row = (given: Partial<DiscountValues>): DiscountValues => ({ ...blankRow(), ...given });

test('the effective date is disabled while the amount is empty or 0', () => {
  expect(whyNoEffectiveDate(row({ amount: null }))).toBe('Type an amount first');
  expect(whyNoEffectiveDate(row({ amount: 0 }))).toBe('Type an amount first');
  expect(whyNoEffectiveDate(row({ amount: 500 }))).toBeUndefined();
});

test('the expiration date is disabled until an effective date is set', () => {
  expect(whyNoExpirationDate(row({ amount: 500 }))).toBe('Enter an effective date first');
  expect(whyNoExpirationDate(row({ amount: 500, effectiveDate: TODAY }))).toBeUndefined();
});

test('a saved discount whose expiration date is before today is shown as expired', () => {
  const ended = { amount: 500, effectiveDate: '2026-01-01', expirationDate: '2026-06-15' };
  expect(isRowExpired(row({ ...ended, id: 4 }), TODAY)).toBe(true);
  expect(isRowExpired(row({ ...ended, id: 0 }), TODAY)).toBe(false);
  expect(isRowExpired(row({ ...ended, id: 4, expirationDate: TODAY }), TODAY)).toBe(false);
});

test('a row that nobody filled in is not sent, and an error finds the row of the form', () => {
  const rows = [blankRow(), row({ amount: 500, effectiveDate: '2026-06-15' })];
  expect(rowsOnWire(rows)).toEqual([
    { id: 0, amountType: 'P', amount: 5, effectiveDate: '2026-06-15', expirationDate: null },
  ]);
  const errors = atFormRows({ 'discounts.0.effectiveDate': ['No.'], discounts: ['Too much.'] }, rows);
  expect(errors).toEqual({ 'discounts.1.effectiveDate': ['No.'], discounts: ['Too much.'] });
});

test('the price follows what is typed: the picture of the documents', () => {
  const values = {
    lifetime: { amountType: 'P' as const, amount: 1000 },
    discounts: [
      row({
        id: 1,
        amountType: 'A',
        amount: 2000,
        effectiveDate: '2021-06-14',
        expirationDate: '2021-12-31',
      }),
      row({ amountType: 'A', amount: 1500, effectiveDate: '2026-03-01', expirationDate: '2026-12-31' }),
      row({ amount: 500, effectiveDate: '2026-06-01', expirationDate: '2026-08-31' }),
      row({ amount: 'abc', effectiveDate: '2026-06-01' }),
    ],
  };
  expect(clientPrice(pricedOf(14900, values), TODAY)).toBe(11315);
});

test('a form without discounts begins with the same row each time', () => {
  expect(pricedValues(null)).toEqual(pricedValues(null));
});
