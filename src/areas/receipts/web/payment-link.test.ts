import { expect, test } from 'vitest';
import { readLink } from './payment-link.ts';

test.each([
  [{ isProcessDownPayment: '1' }, 'down payment'],
  [{ isFinancePayment: 'true' }, 'finance payment'],
  [{ isAdditionalPremium: '1' }, 'additional premium'],
  [{ isFinancePayment: '1', isProcessDownPayment: '1' }, 'down payment'],
])('with %j the items of an old link are the contract', (flags, kind) => {
  expect(readLink({ items: '2200001', financeAmount: '1,112.50', ...flags })).toEqual({
    policies: [],
    contract: { id: 2200001, kind, amount: 1112_50, appendage: null, entryType: null, payoff: false },
  });
});

test.each([{}, { isPremiumFinance: '1' }, { isFinancePayment: '0' }])(
  'with %j the items are the policies',
  (flags) => {
    expect(readLink({ items: '8,x,0,7', ...flags })).toEqual({ policies: [8, 7], contract: null });
  },
);

test('a link names the way and the kind of business, and an amount that is none counts as what is due', () => {
  const link = {
    items: '5',
    isAdditionalPremium: '1',
    paymentAppendage: 'APF',
    entryType: 'END',
    financeAmount: '-1',
  };
  expect(readLink(link).contract).toMatchObject({ amount: null, appendage: 'APF', entryType: 'END' });
  expect(readLink({ isFinancePayment: '1' })).toEqual({ policies: [], contract: null });
});
