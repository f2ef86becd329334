import { expect, test } from 'vitest';
import { signUpProblems } from '../rules.ts';
import { EMPTY, inputOf, signUpErrors } from './sign-up-values.ts';

test('with every field blank all messages of the rules are collected, in their order', () => {
  const messages = Object.values(signUpProblems(inputOf(EMPTY))).flat();
  expect(messages).toHaveLength(20);
  expect(Object.values(signUpErrors(EMPTY))).toEqual(messages);
});

test('the sales representative is sent as a number', () => {
  expect(inputOf({ ...EMPTY, sales_representative: '9', referralSource: 'Referral' })).toMatchObject({
    ...{ sales_representative: 9, referralSource: 'Referral' },
  });
});
