import { expect, test } from 'vitest';
import { ALONE, computed, type Figures, figureProblems, isAprOff } from './fields.ts';

const QUOTE: Figures = {
  contractStatus: 'Quoted',
  premium: 900_00,
  policyFee: 50_00,
  tax: 30_00,
  mgaFee: 20_00,
  downPayment: 200_00,
  amountFinanced: null,
  numberPayments: null,
  paymentAmount: null,
  APR: null,
  dateFinanced: null,
};
const APPROVED: Figures = {
  ...QUOTE,
  contractStatus: 'Approved',
  numberPayments: 10,
  paymentAmount: 88_00,
  dateFinanced: '2026-01-01',
};

test('total is premium, policy fee, tax and MGA fee; amount financed is total less down payment', () => {
  expect(computed(QUOTE)).toMatchObject({ total: 1000_00, amountFinanced: 800_00, APR: null });
});

test('an amount financed that somebody entered is kept, and must cover the rest of the total', () => {
  expect(computed({ ...QUOTE, amountFinanced: 803_15 }).amountFinanced).toBe(803_15);
  expect(figureProblems({ ...QUOTE, amountFinanced: 803_15 })).toEqual({});
  expect(figureProblems({ ...QUOTE, amountFinanced: 799_99 })).toEqual({
    amountFinanced: ['Enter at least $800.00, or leave it empty: the rest of the total must be financed.'],
  });
});

test('the balance that is rolled over joins the amount financed and is no premium', () => {
  const around = { ...ALONE, transferred: 150_00 };
  expect(computed(QUOTE, around)).toMatchObject({ total: 1000_00, amountFinanced: 950_00 });
  expect(figureProblems({ ...QUOTE, amountFinanced: 800_00 }, around)).toHaveProperty('amountFinanced');
});

test('money is advanced on the first day of the policies, without policies on the date financed', () => {
  expect(computed(APPROVED, { ...ALONE, policyMinDate: '2025-12-20' }).advancedOn).toBe('2025-12-20');
  expect(computed(APPROVED).advancedOn).toBe('2026-01-01');
});

test('an empty APR is computed, a typed one is kept', () => {
  expect(computed(APPROVED)).toMatchObject({ totalOfPayments: 880_00, APR: 2194 });
  expect(computed({ ...APPROVED, APR: 20_00 })).toMatchObject({ computedApr: 2194, APR: 20_00 });
});

test('a typed APR more than an eighth of a point off is worth a warning', () => {
  expect(isAprOff(22_76, 22_64)).toBe(false);
  expect(isAprOff(22_77, 22_64)).toBe(true);
  expect(isAprOff(22_51, 22_64)).toBe(true);
  expect(isAprOff(null, 22_64)).toBe(false);
});

test('a quote may leave number, amount and APR empty', () => {
  expect(figureProblems(QUOTE)).toEqual({});
});

test('an approved contract needs number, amount and date', () => {
  expect(figureProblems({ ...QUOTE, contractStatus: 'Approved' })).toEqual({
    numberPayments: ['Enter the number of payments to approve it.'],
    paymentAmount: ['Enter the payment amount to approve it.'],
    dateFinanced: ['Enter the date financed to approve it.'],
  });
  expect(figureProblems(APPROVED)).toEqual({});
});

test('the total is above 0', () => {
  const none = { ...QUOTE, premium: 0, policyFee: 0, tax: 0, mgaFee: 0, downPayment: 0 };
  expect(figureProblems(none)).toEqual({
    premium: ['Enter a premium, a fee or a tax: the total must be above $0.00.'],
  });
});

test('the down payment is at most the total', () => {
  expect(figureProblems({ ...QUOTE, downPayment: 1000_01 })).toEqual({
    downPayment: ['Enter at most $1,000.00, the total.'],
  });
  expect(figureProblems({ ...QUOTE, downPayment: 1000_00 })).toEqual({});
});

test('an approved contract has something left to finance', () => {
  expect(figureProblems({ ...APPROVED, downPayment: 1000_00 })).toEqual({
    downPayment: ['Enter less than $1,000.00: nothing is left to finance.'],
  });
});

test('the payments reach the amount financed', () => {
  expect(figureProblems({ ...APPROVED, paymentAmount: 79_99 })).toEqual({
    paymentAmount: ['10 payments come to $799.90, less than the $800.00 financed. Enter at least $80.00.'],
  });
  expect(figureProblems({ ...APPROVED, paymentAmount: 80_00 })).toEqual({});
});

test('a typed APR is 0 to 100, or the stored or computed one, which may be higher', () => {
  expect(figureProblems({ ...APPROVED, APR: 0 })).toEqual({});
  expect(figureProblems({ ...APPROVED, APR: 100_00 })).toEqual({});
  expect(figureProblems({ ...APPROVED, APR: 400_00 })).toEqual({
    APR: ['Enter an APR from 0 % to 100 %. Computed is 21.94 %.'],
  });
  expect(figureProblems({ ...QUOTE, APR: 400_00 })).toEqual({
    APR: ['Enter an APR from 0 % to 100 %. Leave it empty to have it computed.'],
  });
  expect(figureProblems({ ...APPROVED, APR: 400_00 }, { ...ALONE, storedApr: 400_00 })).toEqual({});
  const small = { ...APPROVED, numberPayments: 3, paymentAmount: 330_00 };
  const { computedApr } = computed(small);
  expect(computedApr).toBeGreaterThan(100_00);
  expect(figureProblems({ ...small, APR: computedApr })).toEqual({});
});
