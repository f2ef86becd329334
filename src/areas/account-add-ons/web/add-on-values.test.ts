import { expect, test } from 'vitest';
import { addOnErrors, inputOf, valuesOf } from './add-on-values.ts';

const TODAY = '2026-06-16';
const DOLLARS = { cost: 2000, cost_type: 1 as const };
const chosen = (given: object) => ({ ...valuesOf(undefined), addon_id: '31', ...given });

test('an add-on has to be chosen', () => {
  expect(addOnErrors(valuesOf(undefined), { before: undefined, chosen: undefined, today: TODAY })).toEqual({
    addon_id: 'Choose an add-on.',
  });
});

test('Total discounts cannot be greater than the base price.', () => {
  const values = chosen({ lifetime: { amountType: 'A', amount: 2001 } });
  expect(addOnErrors(values, { before: undefined, chosen: DOLLARS, today: TODAY })).toEqual({
    discounts: 'Total discounts cannot be greater than the base price.',
  });
});

test('dollars cannot be taken from a percent of the written premium', () => {
  const values = chosen({ lifetime: { amountType: 'A', amount: 1 } });
  const known = { before: undefined, chosen: { cost: 25, cost_type: 2 as const }, today: TODAY };
  expect(Object.keys(addOnErrors(values, known))).toEqual(['discounts']);
});

test('rows that nobody filled in are not sent', () => {
  expect(inputOf(chosen({ salesRep: '9' }), 0)).toMatchObject({ addon_id: 31, salesRep: 9, discounts: [] });
});
