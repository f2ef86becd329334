import { expect, test } from 'vitest';
import type { Contract } from '#areas/finance-contracts/contract.ts';
import { downPaymentOf } from './down-payment.ts';

const contract = (fields: Partial<Contract> = {}) =>
  ({
    id: 7,
    downPayment: 250_00,
    isDownPaymentProcessed: 0,
    company: { finance_company_details: { isIntegrated: 1, fundingStatus: 'Full Funded' } },
    ...fields,
  }) as Contract;

test('the entry type returned by generation is carried on to the payment step', () => {
  expect(downPaymentOf(contract(), { entryType: 'REN' })).toMatchObject({
    items: '7',
    isProcessDownPayment: '1',
    entryType: 'REN',
    paymentAppendage: 'DPF',
    financeAmount: '250.00',
  });
});

test('an endorsement goes on to APP for the carrier, else APF, with entry type END', () => {
  const added = { payee: 'carrier', downPayment: 30_00 } as const;
  expect(downPaymentOf(contract(), { entryType: 'END', added })).toMatchObject({
    isAdditionalPremium: '1',
    entryType: 'END',
    paymentAppendage: 'APP',
    financeAmount: '30.00',
  });
  const financed = { payee: 'premiumFinanceCompany', downPayment: 30_00 } as const;
  expect(downPaymentOf(contract(), { entryType: 'END', added: financed })).toMatchObject({
    paymentAppendage: 'APF',
  });
});

test('without a down payment, or after it, nothing leads to the payment', () => {
  expect(downPaymentOf(contract({ downPayment: 0 }), { entryType: 'NEW' })).toBeUndefined();
  expect(downPaymentOf(contract({ isDownPaymentProcessed: 1 }), { entryType: 'NEW' })).toBeUndefined();
  const added = { payee: 'carrier', downPayment: 0 } as const;
  expect(downPaymentOf(contract(), { entryType: 'END', added })).toBeUndefined();
});
