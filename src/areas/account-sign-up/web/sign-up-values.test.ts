import { expect, test } from 'vitest';
import { EMPTY, inputOf, signUpErrors } from './sign-up-values.ts';

test('with every field blank all messages are collected', () => {
  expect(Object.values(signUpErrors(EMPTY))).toEqual([
    'CRM field is required.',
    'Agency Name is required.',
    'Address is required.',
    'City is required.',
    'State is required.',
    'Zip is required.',
    'Contact 1 is required.',
    'Contact 2 is required.',
    'Phone is required.',
    'Fax field is required.',
    'Agency Operating Name is required.',
    'Agent/Owner Name is required.',
    'Agent/Owner Cell Phone is required.',
    'Agent/Owner Email is required.',
    'Select a package level.',
    'Select a sales representative.',
    'Select a source.',
    'Other Instructions is required.',
    'Training Contact Name is required.',
    'Training Contact Email is required.',
  ]);
});

test('the sales representative is sent as a number', () => {
  expect(inputOf({ ...EMPTY, sales_representative: '9', referralSource: 'Referral' })).toMatchObject({
    ...{ sales_representative: 9, referralSource: 'Referral' },
  });
});
