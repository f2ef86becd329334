import { describe, expect, test } from 'vitest';
import {
  discountProblems,
  discountStatus,
  ENDS_EARLY,
  isBlank,
  isMga,
  NEW_STARTS_EARLY,
  type SavedDiscount,
  TOO_MUCH,
} from './discounts.ts';

const TODAY = '2026-06-16';
const row = (over: Partial<SavedDiscount> = {}): SavedDiscount => ({
  id: 0,
  amountType: 'A',
  amount: 1000,
  effectiveDate: TODAY,
  expirationDate: null,
  ...over,
});
const problems = (discounts: SavedDiscount[], before: SavedDiscount[] = [], isPercent = false) =>
  discountProblems({ cost: 10_000, lifetime: undefined, discounts, isPercent }, before, TODAY);

describe('discounts', () => {
  test('New Discounts must have effective date starting today or later.', () => {
    expect(problems([row({ effectiveDate: '2026-06-15' })])).toEqual({
      'discounts.0.effectiveDate': [NEW_STARTS_EARLY],
    });
    expect(problems([row()])).toEqual({});
  });

  test('a saved one that started yesterday may stay, and may not be moved to another day in the past', () => {
    const saved = row({ id: 7, effectiveDate: '2026-06-15' });
    expect(problems([saved], [saved])).toEqual({});
    expect(problems([{ ...saved, effectiveDate: '2026-06-14' }], [saved])).toEqual({
      'discounts.0.effectiveDate': [NEW_STARTS_EARLY],
    });
  });

  test('Expiration date cannot be before effective date.', () => {
    expect(problems([row({ expirationDate: '2026-06-15' })])).toEqual({
      'discounts.0.expirationDate': [ENDS_EARLY],
    });
    expect(problems([row({ expirationDate: TODAY })])).toEqual({});
  });

  test('Total discounts cannot be greater than the base price, today and on any later start date.', () => {
    expect(problems([row({ amount: 10_001 })])).toEqual({ discounts: [TOO_MUCH] });
    const later = row({ amount: 6000, effectiveDate: '2026-09-01' });
    expect(problems([row({ amount: 5000 }), later])).toEqual({ discounts: [TOO_MUCH] });
    expect(problems([row({ amount: 5000, expirationDate: '2026-08-31' }), later])).toEqual({});
  });

  test('one of another record is not there, and one with an amount needs a day', () => {
    expect(Object.keys(problems([row({ id: 9 })]))).toEqual(['discounts.0.id']);
    expect(Object.keys(problems([row({ effectiveDate: null })]))).toEqual(['discounts.0.effectiveDate']);
    expect(isBlank(row({ amount: 0, effectiveDate: null }))).toBe(true);
  });

  test('dollars cannot be taken from a price that is a percent', () => {
    expect(Object.keys(problems([row()], [], true))).toEqual(['discounts']);
    expect(problems([row({ amountType: 'P' })], [], true)).toEqual({});
  });
});

test('a discount is Upcoming, Active or Expired by its days; a lifetime one is Active', () => {
  const status = (effectiveDate: string, expirationDate: string | null) =>
    discountStatus(row({ effectiveDate, expirationDate }), false, TODAY);
  expect(status('2026-06-17', null)).toBe('Upcoming');
  expect(status('2026-06-16', '2026-06-16')).toBe('Active');
  expect(status('2026-06-01', '2026-06-15')).toBe('Expired');
  expect(discountStatus(row({ effectiveDate: null }), true, TODAY)).toBe('Active');
});

test('a package is of the MGA kind when its name contains MGA', () => {
  expect(isMga('Coverdesk MGA')).toBe(true);
  expect(isMga('Coverdesk Gold')).toBe(false);
});
