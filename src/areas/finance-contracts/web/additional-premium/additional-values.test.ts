import { expect, test } from 'vitest';
import {
  type AdditionalValues,
  additionalErrors,
  additionalOf,
  dialogOf,
  emptyAdditional,
  goesToPayment,
  paymentSearch,
} from './additional-values.ts';

const CONTRACT = { id: 7, version: 3, policyIds: [11, 12] };
const SINGLE = { ...CONTRACT, policyIds: [11] };
const values = (fields: Partial<AdditionalValues> = {}): AdditionalValues => ({
  ...emptyAdditional('2026-03-01'),
  additionalPremium: 100_00,
  ...fields,
});
const inputOf = (fields: Partial<AdditionalValues>, contract = CONTRACT) => {
  const input = additionalOf(values(fields), contract);
  if (!input) throw new Error('These values cannot be read.');
  return input;
};

test('what is typed goes out with the contract, the version that was seen, and zeros for what is empty', () => {
  expect(inputOf({ policyFee: 10_00, downPayment: 30_00, selectedPolicies: [11] })).toEqual({
    premiumFinanceId: 7,
    version: 3,
    selectedPayee: 'carrier',
    selectedPolicies: [11],
    additionalPremium: 100_00,
    policyFee: 10_00,
    tax: 0,
    mgaFee: 0,
    downPayment: 30_00,
    amount: null,
    identifier: '',
    dateFinanced: '2026-03-01',
  });
});

test('the policies selector shows only when the payee is the carrier and there is more than one policy', () => {
  expect(dialogOf(values(), CONTRACT).showsPolicies).toBe(true);
  expect(dialogOf(values(), SINGLE).showsPolicies).toBe(false);
  expect(dialogOf(values({ selectedPayee: 'premiumFinanceCompany' }), CONTRACT).showsPolicies).toBe(false);
});

test('Submit is disabled when several policies exist, the payee is the carrier and none is selected', () => {
  expect(dialogOf(values(), CONTRACT).whyNot).toBe('Choose the policies it is for.');
  expect(dialogOf(values({ selectedPolicies: [11] }), CONTRACT).whyNot).toBeUndefined();
  expect(dialogOf(values(), SINGLE).whyNot).toBeUndefined();
  expect(dialogOf(values({ selectedPayee: 'premiumFinanceCompany' }), CONTRACT).whyNot).toBeUndefined();
});

test('policies that were chosen before the payee changed are not sent', () => {
  expect(
    inputOf({ selectedPolicies: [11], selectedPayee: 'premiumFinanceCompany' }).selectedPolicies,
  ).toEqual([]);
});

test('a down payment that is hidden, since two policies are selected for the carrier, is not sent', () => {
  expect(inputOf({ selectedPolicies: [11, 12], downPayment: 30_00 }).downPayment).toBe(0);
  expect(inputOf({ selectedPolicies: [11], downPayment: 30_00 }).downPayment).toBe(30_00);
});

test('Payment only hides and zeroes the premium and the fees', () => {
  const only = { isPaymentOnly: true, policyFee: 10_00, tax: 5_00, mgaFee: 1_00, downPayment: 30_00 };
  expect(dialogOf(values(only), CONTRACT).showsFees).toBe(false);
  expect(inputOf(only)).toMatchObject({
    additionalPremium: 0,
    policyFee: 0,
    tax: 0,
    mgaFee: 0,
    downPayment: 30_00,
  });
});

test('a fee that cannot be read is no obstacle once Payment only hides it', () => {
  expect(additionalErrors(values({ isPaymentOnly: true, tax: 'ten' }), CONTRACT)).toEqual({});
  expect(Object.keys(additionalErrors(values({ tax: 'ten' }), CONTRACT))).toEqual(['tax']);
});

test('all amounts zero and a down payment goes straight to the payment, and so does Payment only', () => {
  const nothing = values({ additionalPremium: 0, downPayment: 30_00 });
  expect([goesToPayment(nothing, SINGLE), additionalErrors(nothing, SINGLE)]).toEqual([true, {}]);
  expect(goesToPayment(values({ isPaymentOnly: true }), SINGLE)).toBe(true);
  expect(goesToPayment(values({ downPayment: 30_00 }), SINGLE)).toBe(false);
});

test('nothing at all is refused at the premium, and a down payment above premium and fees at its field', () => {
  expect(Object.keys(additionalErrors(values({ additionalPremium: null }), SINGLE))).toEqual([
    'additionalPremium',
  ]);
  expect(additionalErrors(values({ downPayment: 100_01 }), SINGLE)).toEqual({
    downPayment: 'Enter at most $100.00, the premium with its fees.',
  });
});

test('the payment is APP for the carrier and APF for the finance company, and its entry type is END', () => {
  expect(paymentSearch(inputOf({ downPayment: 30_50 }, SINGLE))).toEqual({
    items: '7',
    isPremiumFinance: '1',
    isAdditionalPremium: '1',
    paymentAppendage: 'APP',
    entryType: 'END',
    financeAmount: '30.50',
  });
  expect(paymentSearch(inputOf({ selectedPayee: 'premiumFinanceCompany' }))).toMatchObject({
    paymentAppendage: 'APF',
  });
});
