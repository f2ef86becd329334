import { expect, test } from 'vitest';
import type { Contract } from '../contract.ts';
import { contractActions } from './contract-actions.ts';

const CONTRACT = {
  id: 7,
  customerID: 3,
  contractNumber: 'GP-1',
  contractStatus: 'Approved',
  active: 1,
  isDownPaymentProcessed: 1,
  downPayment: 200_00,
  dateFinanced: '2026-01-05',
  openDownPayments: [],
  schedule: [{ due: '2026-02-26', amount: 100_00, paid: 0 }],
  today: '2026-02-01',
  balance: 1000_00,
  funded: 0,
  unfunded: 800_00,
  additionalPremium: 0,
  rolledInto: null,
  receipt_details: [],
  company: { finance_company_details: { isIntegrated: 0, fundingStatus: 'Partial Funded' } },
  payoff: null,
} as unknown as Contract;
const titles = (fields: object = {}) =>
  contractActions({ ...CONTRACT, ...fields } as Contract, []).map(({ title }) => title);

test('the palette offers what the buttons of a contract would do, and nothing that is grayed', () => {
  expect(titles()).toEqual([
    'Take a payment on GP-1',
    'Fund GP-1',
    'Additional premium (A/P) on GP-1',
    'Edit GP-1',
    'Void GP-1',
    'Hide GP-1',
  ]);
  expect(titles({ isDownPaymentProcessed: 0 })[0]).toBe('Process the down payment of GP-1');
  expect(titles({ contractStatus: 'Quoted', balance: 0 })).toEqual(['Edit GP-1', 'Hide GP-1']);
  expect(titles({ contractStatus: 'Voided', balance: 0, active: 0 })).toEqual(['Show GP-1']);
  expect(titles({ rolledInto: 'GP-2', balance: 0 })).toEqual(['Fund GP-1', 'Edit GP-1', 'Hide GP-1']);
});

test('each begins where its button leads, a void by permission', () => {
  const [pay, fund] = contractActions(CONTRACT, []);
  expect(pay?.href).toContain('/customer/3/payment?items=7&financeAmount=100.00');
  expect(fund?.href).toBe('/finance/7?open=fund');
  expect(contractActions(CONTRACT, []).find(({ title }) => title === 'Void GP-1')?.gate).toBe('receiptVoid');
});
