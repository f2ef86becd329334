import { expect, test } from 'vitest';
import { companyProblems, financeCompanyProblems, fundingStatusOf, kindWords, NO_SET_UP } from './rules.ts';

const CARRIER = { ...NO_SET_UP, isCarrier: true, isFinance: false };
const FINANCE = { ...NO_SET_UP, isCarrier: false, isFinance: true };

test('a company is a carrier, a finance company or both, but not nothing', () => {
  expect(companyProblems(CARRIER)).toEqual({});
  expect(companyProblems(FINANCE)).toEqual({});
  expect(companyProblems({ ...FINANCE, isCarrier: true })).toEqual({});
  expect(companyProblems({ ...CARRIER, isCarrier: false })).toEqual({
    isCarrier: ['Choose carrier, finance company or both.'],
  });
});

test.each([
  ['premiumfinancesystem', 'GOTO'],
  ['isIntegrated', true],
  ['fundingStatus', 'Full Funded'],
  ['eSignature', 'offered'],
  ['designatedQuoteAgentEmail', 'agent@desk.test'],
  ['minimumDownPayment', 2500],
  ['integrationMemo', 'Call first.'],
  ['gatewayUrl', 'https://api.lender.test'],
  ['gatewaySecret', 'open-sesame'],
])('a company that is no finance company cannot have %s', (field, value) => {
  expect(companyProblems({ ...CARRIER, [field]: value })).toEqual({
    [field]: ['Only a finance company has this.'],
  });
});

test('an integrated company names its system', () => {
  expect(companyProblems({ ...FINANCE, isIntegrated: true })).toEqual({
    premiumfinancesystem: ['Choose the system that the company is integrated with.'],
  });
  expect(companyProblems({ ...FINANCE, isIntegrated: true, premiumfinancesystem: 'Unisoft' })).toEqual({});
  expect(companyProblems({ ...FINANCE, premiumfinancesystem: 'GOTO' })).toEqual({});
});

test('a secret belongs to an address', () => {
  const gatewaySecret = 'open-sesame';
  expect(companyProblems({ ...FINANCE, gatewaySecret })).toEqual({
    gatewayUrl: ['Enter the address that the secret belongs to.'],
  });
  expect(companyProblems({ ...FINANCE, gatewaySecret, gatewayUrl: 'https://api.lender.test' })).toEqual({});
});

test('a company that is not integrated counts as Partial Funded', () => {
  expect(fundingStatusOf({ isIntegrated: true, fundingStatus: 'Full Funded' })).toBe('Full Funded');
  expect(fundingStatusOf({ isIntegrated: true, fundingStatus: 'Partial Funded' })).toBe('Partial Funded');
  expect(fundingStatusOf({ isIntegrated: false, fundingStatus: 'Full Funded' })).toBe('Partial Funded');
});

const FOUND = [
  { id: 1, isFinance: true, active: true },
  { id: 2, isFinance: true, active: false },
  { id: 3, isFinance: false, active: true },
];

test('a product names active finance companies of the agency, each once', () => {
  expect(financeCompanyProblems([], [], [])).toEqual({});
  expect(financeCompanyProblems([1], FOUND, [])).toEqual({});
  const refused = { financeCompanyIds: ['Choose active finance companies of your agency.'] };
  for (const id of [2, 3, 4]) expect(financeCompanyProblems([1, id], FOUND, [])).toEqual(refused);
  expect(financeCompanyProblems([1, 1], FOUND, [])).toEqual({
    financeCompanyIds: ['Each finance company can be in the list once.'],
  });
});

test('a finance company that a product names already may stay when it is no longer offered', () => {
  expect(financeCompanyProblems([2, 1], FOUND, [2])).toEqual({});
  expect(financeCompanyProblems([3], FOUND, [3])).toEqual({});
});

test('the kind is shown in words', () => {
  expect(kindWords({ isCarrier: true, isFinance: false })).toBe('Carrier');
  expect(kindWords({ isCarrier: false, isFinance: true })).toBe('Finance company');
  expect(kindWords({ isCarrier: true, isFinance: true })).toBe('Carrier and finance company');
});
