import { expect, test } from 'vitest';
import { ACCOUNT_ADD_ON_LOG } from '#areas/account-add-ons/server/public.ts';
import { ACCOUNT_LOG } from '#areas/accounts/server/public.ts';
import { labelOf, valueInWords } from '../rules.ts';

test('field keys are mapped to labels', () => {
  expect(labelOf(ACCOUNT_LOG, 'setup_fee')).toBe('Setup Fee');
  expect(labelOf(ACCOUNT_LOG, 'ioPackageName')).toBe('Version');
  expect(labelOf(ACCOUNT_LOG, 'bill_plan')).toBe('Bill Plan');
  expect(labelOf(ACCOUNT_ADD_ON_LOG, 'backOfficeAddOns')).toBe('Add Ons');
});

test('money, switches and lists are told in words', () => {
  expect(valueInWords(ACCOUNT_LOG, 'setup_fee', 12_345)).toBe('$123.45');
  expect(valueInWords(ACCOUNT_LOG, 'isReceiveLeads', 1)).toBe('Yes');
  expect(valueInWords(ACCOUNT_ADD_ON_LOG, 'addOnDiscounts', ['$5.00', '10.00 %'])).toBe('$5.00, 10.00 %');
  expect(valueInWords(ACCOUNT_LOG, 'bill_plan', null)).toBe('');
});
