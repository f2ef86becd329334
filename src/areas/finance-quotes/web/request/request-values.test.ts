import { expect, test } from 'vitest';
import { type Asked, quoteInputOf, requestErrors, startValues, transactionsOf } from './request-values.ts';

const product = (type: string) => ({ line_of_business: { type } }) as Asked['policies'][number]['product'];
const asked = (
  fields: { line?: string; isIntegrated?: 0 | 1; status?: 'active' | 'pending' } = {},
): Asked => ({
  customerId: 9,
  company: {
    id: 5,
    finance_company_details: { isIntegrated: fields.isIntegrated ?? 1 },
  } as Asked['company'],
  policies: [{ id: 12, status: fields.status ?? 'active', product: product(fields.line ?? 'Personal Auto') }],
  requote: null,
});
const ANSWERED = { assignedRisk: 0, other: 1, auditable: null, parameterCode: null } as const;

test('Personal Lines needs assigned risk and SR22 set, Commercial all four', () => {
  const values = startValues(asked());
  expect(requestErrors(values, asked())).toEqual({
    attributes: 'Parameters must be set to either Yes or No',
  });
  const answered = { ...values, attributes: ANSWERED };
  expect(requestErrors(answered, asked())).toEqual({});
  expect(requestErrors(answered, asked({ line: 'Commercial Auto' }))).toHaveProperty('attributes');
  const all = { ...values, attributes: { ...ANSWERED, auditable: 1, parameterCode: 0 } as const };
  expect(requestErrors(all, asked({ line: 'Commercial Auto' }))).toEqual({});
});

test('a manual contract has its four questions preset to 0', () => {
  const manual = asked({ isIntegrated: 0 });
  const values = startValues(manual);
  expect(requestErrors(values, manual)).toEqual({});
  expect(quoteInputOf(values, manual).attributes).toEqual({
    assignedRisk: 0,
    other: 0,
    auditable: 0,
    parameterCode: 0,
    isManualContract: 1,
  });
});

test('the additional premium is sent only for a transaction of type quote', () => {
  const values = { ...startValues(asked()), attributes: ANSWERED, additionalPremium: 150_00 };
  expect(quoteInputOf(values, asked()).additionalPremium).toBe(0);
  expect(quoteInputOf({ ...values, transactionType: 'quote' }, asked()).additionalPremium).toBe(150_00);
  const unread = { ...values, transactionType: 'quote', additionalPremium: 'ten' } as const;
  expect(Object.keys(requestErrors(unread, asked()))).toEqual(['additionalPremium']);
});

test('one pending policy is converted unless somebody chooses otherwise; several are not', () => {
  const pending = asked({ status: 'pending' });
  expect(startValues(pending).transactionType).toBe('convertQuote');
  const two = { ...pending, policies: [...pending.policies, ...pending.policies] };
  expect(transactionsOf(two)).toEqual(['policy', 'quote']);
  expect(transactionsOf(asked())).toEqual(['policy', 'quote']);
});
