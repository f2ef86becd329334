import { expect, test } from 'vitest';
import { emptyAdditional } from './additional-values.ts';
import { additionalWords } from './additional-words.ts';

const companyOf = (isIntegrated: 0 | 1) => ({
  id: 5,
  name: 'Gulf Premium',
  website: '',
  premiumfinancesystem: null,
  finance_company_details: { isIntegrated, fundingStatus: 'Partial Funded' as const },
});
const CONTRACT = { id: 7, version: 3, policyIds: [11], balance: 1000_00, company: companyOf(0) };
const TYPED = { ...emptyAdditional('2026-03-01'), additionalPremium: 100_00, downPayment: 30_00 };

test('it says what is spread and what the balance becomes, by the payee', () => {
  expect(additionalWords(TYPED, CONTRACT)).toBe(
    '$70.00 is spread over the payments not yet due. The balance becomes $1,070.00.',
  );
  expect(additionalWords({ ...TYPED, selectedPayee: 'premiumFinanceCompany' }, CONTRACT)).toBe(
    '$70.00 is spread over the payments not yet due. The balance becomes $1,100.00.',
  );
});

test('it says that Payment only adds nothing, and nothing about what cannot be read', () => {
  expect(additionalWords({ ...TYPED, isPaymentOnly: true }, CONTRACT)).toBe(
    'Nothing is added: Submit goes straight to the payment.',
  );
  expect(additionalWords({ ...TYPED, tax: 'ten' }, CONTRACT)).toBe('');
});

test('an integrated company is asked what the additional premium costs', () => {
  expect(additionalWords(TYPED, { ...CONTRACT, company: companyOf(1) })).toBe(
    'Submit asks Gulf Premium what this costs.',
  );
});
