import { expect, test } from 'vitest';
import type { DiscountValues } from '#areas/account-discounts/web/public.ts';
import type { PaymentMethod } from '../contract.ts';
import { atForm, expiryYears, inputOf, type MethodValues, methodErrors, valuesOf } from './method-values.ts';

const TODAY = '2026-06-16';
const PLACE = { id: 0, acct_id: 1001 };
const known = { ...PLACE, before: undefined, today: TODAY, packageName: 'Coverdesk Gold' };
const values = (given: Partial<MethodValues>): MethodValues => ({ ...valuesOf(undefined, 14900), ...given });
const row = (given: Partial<DiscountValues>): DiscountValues => ({
  ...{ rowKey: 'a', id: 0, amountType: 'P', amount: 500 },
  ...{ effectiveDate: TODAY, expirationDate: null },
  ...given,
});

const STORED = {
  ...{ id: 7, acct_id: 1001, payment_type: 'CC', office_amount: 14900, clientPrice: 14900 },
  ...{ routing: 'Visa', account: '****0002', bankName: '', checkDescription: '' },
  ...{ expirationMonth: '09', expirationYear: '2027', lifetime_discount: null, discounts: [] },
  cc_detail: {
    ...{ id: 7, expdate: '09/27', code: '', bill_name: 'Dana Whitfield', bill_address: '140 Main St' },
    ...{ bill_city: 'Miami', bill_state: 'FL', bill_zip: '33130' },
  },
} as unknown as PaymentMethod;

test('what is not changed is sent as it was stored, and the mask keeps the number', () => {
  const sent = inputOf(valuesOf(STORED, 0), { id: 7, acct_id: 1001 });
  expect(sent).toMatchObject({ routing: 'Visa', account: '****0002', office_amount: 14900 });
  expect(sent.cc_detail).toMatchObject({ expdate: '09/27', code: '', bill_state: 'FL' });
});

test('New Discounts must have effective date starting today or later.', () => {
  const errors = methodErrors(values({ discounts: [row({ effectiveDate: '2026-06-15' })] }), known);
  expect(errors).toEqual({
    'discounts.0.effectiveDate': 'New Discounts must have effective date starting today or later.',
  });
});

test('Expiration date cannot be before effective date.', () => {
  const errors = methodErrors(values({ discounts: [row({ expirationDate: '2026-06-15' })] }), known);
  expect(errors).toEqual({
    'discounts.0.expirationDate': 'Expiration date cannot be before effective date.',
  });
});

test('Total discounts cannot be greater than the base price.', () => {
  const errors = methodErrors(values({ lifetime: { amountType: 'A', amount: 14901 } }), known);
  expect(errors).toEqual({ discounts: 'Total discounts cannot be greater than the base price.' });
});

test('for a package of the MGA kind, the base price must be above zero', () => {
  const errors = methodErrors(values({ office_amount: 0 }), { ...known, packageName: 'Coverdesk MGA' });
  expect(errors).toEqual({ office_amount: 'Base price should be greater than zero.' });
  expect(methodErrors(values({ office_amount: 0 }), known)).toEqual({});
});

test('what the server says about a card stands at the fields of the form', () => {
  const said = { routing: ['A'], 'cc_detail.expdate': ['B'], 'cc_detail.bill_zip': ['C'] };
  expect(atForm(said, values({ payment_type: 'CC' }))).toEqual({
    cardType: ['A'],
    month: ['B'],
    bill_zip: ['C'],
  });
});

test('card expiry years go from the current year to current year + 15', () => {
  expect(expiryYears(TODAY, '')).toHaveLength(16);
  expect(expiryYears(TODAY, '').at(-1)).toBe('2041');
  expect(expiryYears(TODAY, '2024')[0]).toBe('2024');
});
