import { expect, test } from 'vitest';
import { companyDifferences, companyErrors, inputOf, valuesOf } from './company-values.ts';

const HARBOR = { ...valuesOf(undefined), name: 'Harbor Mutual', phone: '(813) 555-0142' };
const STORED = {
  ...HARBOR,
  minimumDownPayment: 2000,
  id: 1,
  active: true,
  version: 2,
  products: [],
  hasGatewaySecret: false,
};
const LENDER = {
  ...HARBOR,
  isFinance: true,
  premiumfinancesystem: 'GOTO' as const,
  integrationMemo: 'Call.',
};

test('an empty form asks for a name and nothing else', () => {
  expect(companyErrors(valuesOf(undefined))).toEqual({ name: 'Enter a name.' });
  expect(companyErrors(HARBOR)).toEqual({});
});

test('whatever else is wrong, a company without a kind is reported', () => {
  expect(companyErrors({ ...HARBOR, isCarrier: false, website: 'harbor.test' })).toEqual({
    isCarrier: 'Choose carrier, finance company or both.',
    website: 'Enter an address like https://www.example.com.',
  });
});

test('of a conflict only what differs is shown, as it would be saved', () => {
  const mine = { ...HARBOR, name: ' Harbor Mutual ', phone: '8135550142', isFinance: true };
  expect(companyDifferences(STORED, mine)).toEqual([{ label: 'Finance company', theirs: 'No', mine: 'Yes' }]);
});

test('the set-up of a company that is no finance company is not sent, whatever was typed', () => {
  const { premiumfinancesystem, integrationMemo, minimumDownPayment } = inputOf({
    ...LENDER,
    isFinance: false,
    minimumDownPayment: 'a fifth',
  });
  expect([premiumfinancesystem, integrationMemo, minimumDownPayment]).toEqual([null, '', 2000]);
  expect(inputOf(LENDER)).toMatchObject({ premiumfinancesystem: 'GOTO', integrationMemo: 'Call.' });
});

test('what is wrong with the set-up is reported at its field', () => {
  const wrong = {
    premiumfinancesystem: null,
    isIntegrated: true,
    designatedQuoteAgentEmail: 'nobody',
    minimumDownPayment: 10_001,
  };
  expect(companyErrors({ ...LENDER, ...wrong })).toEqual({
    premiumfinancesystem: 'Choose the system that the company is integrated with.',
    designatedQuoteAgentEmail: 'Enter an email address like name@example.com.',
    minimumDownPayment: 'At most 100 %.',
  });
  expect(companyErrors({ ...LENDER, minimumDownPayment: null })).toEqual({
    minimumDownPayment: 'Enter a percentage.',
  });
  expect(companyErrors({ ...LENDER, ...wrong, isFinance: false })).toEqual({});
});

test('a secret is kept by an empty field, and a conflict shows only that there is one', () => {
  const theirs = {
    ...STORED,
    isFinance: true,
    gatewayUrl: 'https://api.lender.test',
    hasGatewaySecret: true,
  };
  const mine = valuesOf(theirs);
  expect(inputOf(mine).gatewaySecret).toBe('');
  expect(companyDifferences(theirs, mine)).toEqual([]);
  expect(companyDifferences(theirs, { ...mine, gatewaySecret: 'open-sesame' })).toEqual([
    { label: 'Gateway secret', theirs: 'Saved', mine: 'The one that you entered' },
  ]);
});

test('a conflict over the set-up is shown in its form', () => {
  const theirs = { ...STORED, isFinance: true, minimumDownPayment: 2550, isIntegrated: false };
  const mine = { ...LENDER, premiumfinancesystem: null, integrationMemo: '', isIntegrated: true };
  expect(companyDifferences(theirs, mine)).toEqual([
    { label: 'Integrated', theirs: 'No', mine: 'Yes' },
    { label: 'Minimum down payment', theirs: '25.50 %', mine: '20.00 %' },
  ]);
});
