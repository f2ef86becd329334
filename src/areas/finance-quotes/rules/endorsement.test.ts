import { expect, test } from 'vitest';
import type { Contract } from '#areas/finance-contracts/contract.ts';
import {
  aprOfAdded,
  namedAsEndorsement,
  presentBalanceOf,
  remainingOf,
  whyNotEndorse,
  whyNotGenerate,
} from './endorsement.ts';

const due = (day: string, amount: number, paid = 0) => ({
  due: day,
  amount,
  principal: amount,
  interest: 0,
  paid,
});
const CONTRACT = {
  contractStatus: 'Approved',
  isDownPaymentProcessed: 1,
  receipt_details: [],
  funded: 0,
  unfunded: 0,
  rolledInto: null,
  balance: 300_00,
  openDownPayments: [
    { payee: 'carrier', date: '2026-01-01', amount: 40_00 },
    { payee: 'premiumFinanceCompany', date: '2026-01-01', amount: 60_00 },
  ],
  schedule: [due('2026-01-26', 100_00, 100_00), due('2026-02-26', 100_00, 30_00), due('2026-03-26', 170_00)],
  company: { name: 'Gullwing', finance_company_details: { isIntegrated: 1 } },
  today: '2026-02-01',
} as unknown as Contract;

test('the present balance is what is left of the payments, without a down payment that is still to come', () => {
  expect(presentBalanceOf(CONTRACT)).toBe(240_00);
  expect(presentBalanceOf({ ...CONTRACT, balance: 50_00 })).toBe(0);
});

test('remaining are the payments not yet due, with what is left of each', () => {
  expect(remainingOf(CONTRACT)).toEqual([
    { due: '2026-02-26', amount: 70_00 },
    { due: '2026-03-26', amount: 170_00 },
  ]);
  expect(remainingOf({ ...CONTRACT, today: '2026-02-26' })).toHaveLength(1);
});

test('only an approved, paid-down contract of an integrated company is endorsed by it', () => {
  expect(whyNotEndorse(CONTRACT)).toBeUndefined();
  expect(whyNotEndorse({ ...CONTRACT, isDownPaymentProcessed: 0 })).toMatch(/down payment/);
  const company = {
    ...CONTRACT.company,
    finance_company_details: { isIntegrated: 0 },
  } as Contract['company'];
  expect(whyNotEndorse({ ...CONTRACT, company })).toMatch(/not integrated/);
});

test('a quoted endorsement holds while the balance is the same and its next payment is ahead', () => {
  const quoted = { generated: false, presentBalance: 240_00, nextDue: '2026-02-26' };
  expect(whyNotGenerate(quoted, CONTRACT)).toBeUndefined();
  expect(whyNotGenerate({ ...quoted, generated: true }, CONTRACT)).toMatch(/already/);
  expect(whyNotGenerate({ ...quoted, presentBalance: 1 }, CONTRACT)).toMatch(/changed/);
  expect(whyNotGenerate({ ...quoted, nextDue: '2026-02-01' }, CONTRACT)).toMatch(/changed/);
});

test('the policies are named as the call names them', () => {
  expect(namedAsEndorsement({ selectedPolicies: ['x'], downPayment: ['y'] })).toEqual({
    policyIds: ['x'],
    downPayment: ['y'],
  });
});

test('the APR of what is added is told for it alone', () => {
  const added = {
    amountFinanced: 1003_85,
    financeCharge: 117_97,
    effective: '2026-01-01',
    nextDue: '2026-01-26',
    payments: 10,
  };
  expect(aprOfAdded(added)).toBe(2568);
  expect(aprOfAdded({ ...added, amountFinanced: 0 })).toBe(0);
});
