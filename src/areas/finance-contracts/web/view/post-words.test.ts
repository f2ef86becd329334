import { expect, test } from 'vitest';
import type { FinancePost } from '#areas/finance-gateway/contract.ts';
import { canTryAgain, postWords } from './post-words.ts';

const post = (fields: Partial<FinancePost>): FinancePost => ({
  id: 1,
  posted: 'posted',
  failures: 0,
  reversal: null,
  message: '',
  isSandbox: false,
  ...fields,
});

test('a payment says how far it has come on its way to the finance company', () => {
  expect(postWords(null)).toBe('Nothing to post');
  expect(postWords(post({}))).toBe('Posted');
  expect(postWords(post({ posted: 'manual' }))).toBe('Posted manually');
  expect(postWords(post({ reversal: 'by hand' }))).toBe('Reverse by hand');
});

test('what failed can be tried again, as long as its receipt stands', () => {
  expect(canTryAgain(post({ posted: 'failed', failures: 1 }))).toBe(true);
  expect(canTryAgain(post({ posted: 'pending' }))).toBe(false);
  expect(canTryAgain(post({ posted: 'failed', failures: 2, reversal: 'cancelled' }))).toBe(false);
  expect(canTryAgain(null)).toBe(false);
});
