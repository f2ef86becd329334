import { expect, test } from 'vitest';
import { catalogueProblems, INCLUDE_LEVELS, isIncluded } from './rules.ts';

test('an add-on whose include level is at most the account’s level is included; Carrier and None never are', () => {
  expect([0, 1, 2, 3, 4, 100, 999].map((level) => isIncluded(level, 2))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
  expect([isIncluded(100, 4), isIncluded(999, 4), isIncluded(0, 0)]).toEqual([false, false, true]);
  expect(Object.values(INCLUDE_LEVELS)).toEqual([
    'Gold',
    'Lite',
    'Platinum',
    'Diamond',
    'Enterprise',
    'Carrier',
    'None',
  ]);
});

test('a percent is of the written premium, and at most 100', () => {
  expect(catalogueProblems({ bill_type: 'written_premium', cost_type: 2, cost: 10_000 })).toEqual({});
  expect(
    Object.keys(catalogueProblems({ bill_type: 'written_premium', cost_type: 2, cost: 10_001 })),
  ).toEqual(['cost']);
  expect(Object.keys(catalogueProblems({ bill_type: 'per_office', cost_type: 2, cost: 1 }))).toEqual([
    'cost_type',
  ]);
  expect(Object.keys(catalogueProblems({ bill_type: 'written_premium', cost_type: 1, cost: 1 }))).toEqual([
    'cost_type',
  ]);
});
