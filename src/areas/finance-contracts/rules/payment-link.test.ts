import { expect, test } from 'vitest';
import type { FundingStatus } from '#areas/companies/finance-contract.ts';
import {
  additionalLink,
  downPaymentLink,
  downPaymentLinkAs,
  paymentLink,
  payoffLink,
} from './payment-link.ts';

const contract = (fundingStatus: FundingStatus, fields: object = {}) => ({
  id: 7,
  contractStatus: 'Approved' as const,
  isDownPaymentProcessed: 1 as const,
  dateFinanced: '2026-01-05',
  openDownPayments: [],
  schedule: [
    { due: '2026-05-26', amount: 112_18, paid: 112_18 },
    { due: '2026-06-26', amount: 112_18, paid: 0 },
    { due: '2026-07-26', amount: 112_18, paid: 0 },
  ],
  today: '2026-06-16',
  balance: 673_10,
  downPayment: 250_00,
  payoff: null,
  company: {
    id: 1,
    name: 'Gulf Premium',
    website: '',
    premiumfinancesystem: null,
    finance_company_details: { isIntegrated: 0 as const, fundingStatus },
  },
  ...fields,
});

test('a payment asks for what is due, else for the next payment, else for the balance', () => {
  const amountOf = (fields: object) => paymentLink(contract('Partial Funded', fields)).financeAmount;
  expect(amountOf({ today: '2026-07-26' })).toBe('224.36');
  expect(amountOf({})).toBe('112.18');
  expect(amountOf({ schedule: [] })).toBe('673.10');
  const openDownPayments = [{ payee: 'carrier', date: '2026-06-16', amount: 30_00 }];
  expect(amountOf({ openDownPayments })).toBe('112.18');
});

test('the appendage is MPP or MPF for a payment, DPP or DPF for a down payment', () => {
  const both = (funding: FundingStatus) => [
    paymentLink(contract(funding)).paymentAppendage,
    downPaymentLink(contract(funding), []).paymentAppendage,
  ];
  expect(both('Partial Funded')).toEqual(['MPP', 'DPP']);
  expect(both('Full Funded')).toEqual(['MPF', 'DPF']);
});

test('a down payment is an entry of type REN with a renewal among the policies, otherwise NEW', () => {
  const link = (purposes?: ('NEW' | 'RWL')[]) => downPaymentLink(contract('Partial Funded'), purposes);
  expect(link(['NEW', 'RWL'])).toMatchObject({ entryType: 'REN', isProcessDownPayment: '1', items: '7' });
  expect(link([])).toMatchObject({ entryType: 'NEW', financeAmount: '250.00' });
  // While they are still loading, nothing is claimed.
  expect(link(undefined)).not.toHaveProperty('entryType');
});

test('a payoff is the amount by the Rule of 78, marked as one', () => {
  const payoff = {
    ruleOf78: { refund: 26_72, payoff: 646_38 },
    actuarial: { refund: 28_31, payoff: 644_79 },
  };
  expect(payoffLink(contract('Partial Funded', { payoff }))).toMatchObject({
    financeAmount: '646.38',
    isFinancePayment: '1',
    payoff: '1',
  });
  expect(payoffLink(contract('Partial Funded'))).toBeUndefined();
});

test('the entry type of a generated contract is carried on to its down payment', () => {
  const link = downPaymentLinkAs(contract('Full Funded'), 'REN');
  expect([link.entryType, link.paymentAppendage, link.isProcessDownPayment]).toEqual(['REN', 'DPF', '1']);
});

test('the down payment of an endorsement goes by APP to the carrier, else by APF, with the entry type END', () => {
  expect(additionalLink(7, 'carrier', 30_50)).toEqual({
    items: '7',
    financeAmount: '30.50',
    isPremiumFinance: '1',
    isAdditionalPremium: '1',
    paymentAppendage: 'APP',
    entryType: 'END',
  });
  const none = additionalLink(7, 'premiumFinanceCompany', 0);
  expect([none.paymentAppendage, none.financeAmount]).toEqual(['APF', undefined]);
});
