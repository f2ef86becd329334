import fc from 'fast-check';
import { expect, test } from 'vitest';
import { additionalDialog, additionalProblems, isPaymentOnly, raisesOf } from './additional.ts';
import { NO_PARTS } from './money-parts.ts';

const ADDED = {
  parts: { premium: 100_00, policyFee: 10_00, tax: 0, mgaFee: 0 },
  downPayment: 30_00,
  amount: null,
  selectedPolicies: [],
};

test('amount is premium and fees less the down payment: computed when absent, refused when different', () => {
  expect(additionalProblems(ADDED, [1])).toEqual({});
  expect(additionalProblems({ ...ADDED, amount: 80_00 }, [1])).toEqual({});
  expect(additionalProblems({ ...ADDED, amount: 110_00 }, [1])).toEqual({
    amount: ['Must be $80.00: premium and fees less the down payment.'],
  });
});

test('its down payment is at most premium and fees, and something must be added', () => {
  expect(additionalProblems({ ...ADDED, downPayment: 110_01 }, [1])).toEqual({
    downPayment: ['Enter at most $110.00, the premium with its fees.'],
  });
  expect(Object.keys(additionalProblems({ ...ADDED, parts: NO_PARTS, downPayment: 0 }, [1]))).toEqual([
    'additionalPremium',
  ]);
});

test('only policies of the contract can be chosen', () => {
  expect(additionalProblems({ ...ADDED, selectedPolicies: [2] }, [1])).toEqual({
    selectedPolicies: ['Choose policies of this contract.'],
  });
});

test('all amounts zero and a down payment is a payment only', () => {
  expect(isPaymentOnly({ ...ADDED, parts: NO_PARTS })).toBe(true);
  expect(isPaymentOnly(ADDED)).toBe(false);
  expect(isPaymentOnly({ ...ADDED, parts: NO_PARTS, downPayment: 0 })).toBe(false);
});

test('it raises the chosen policies, or all in proportion to premium, the remainder cent to the largest', () => {
  const policies = [
    { id: 1, premium: 100_00 },
    { id: 2, premium: 200_00 },
  ];
  expect(raisesOf(ADDED.parts, policies, [])).toEqual(
    new Map([
      [1, { premium: 33_33, policyFee: 3_33, tax: 0, mgaFee: 0 }],
      [2, { premium: 66_67, policyFee: 6_67, tax: 0, mgaFee: 0 }],
    ]),
  );
  expect(raisesOf(ADDED.parts, policies, [1])).toEqual(new Map([[1, ADDED.parts]]));
});

test('nothing is lost, whatever the premiums of the policies are', () => {
  const premiums = fc.array(fc.nat(1_000_00), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(fc.nat(10_000_00), premiums, (premium, given) => {
      const policies = given.map((each, id) => ({ id, premium: each }));
      const raises = [...raisesOf({ ...NO_PARTS, premium }, policies, []).values()];
      expect(raises.reduce((sum, parts) => sum + parts.premium, 0)).toBe(premium);
    }),
  );
});

test('the dialog: policies for a carrier with several, submit once one is chosen, the down payment below two', () => {
  const facts = { payee: 'carrier', policies: 3, selected: 0, isPaymentOnly: false } as const;
  expect(additionalDialog(facts)).toEqual({
    showsPolicies: true,
    showsDownPayment: true,
    showsFees: true,
    whyNot: 'Choose the policies it is for.',
  });
  expect(additionalDialog({ ...facts, selected: 2 })).toMatchObject({
    showsDownPayment: false,
    whyNot: undefined,
  });
  expect(additionalDialog({ ...facts, selected: 2, payee: 'premiumFinanceCompany' })).toMatchObject({
    showsPolicies: false,
    showsDownPayment: true,
    whyNot: undefined,
  });
  expect(additionalDialog({ ...facts, policies: 1 })).toMatchObject({
    showsPolicies: false,
    whyNot: undefined,
  });
  expect(additionalDialog({ ...facts, isPaymentOnly: true }).showsFees).toBe(false);
});
