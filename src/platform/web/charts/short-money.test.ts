import { expect, test } from 'vitest';
import { shortMoney } from './short-money.ts';

test.each([
  [0, '$0'],
  [95_000, '$950'],
  [99_949, '$999'],
  [99_950, '$1k'],
  [420_000, '$4.2k'],
  [995_000, '$10k'],
  [8_641_000, '$86k'],
  [99_950_000, '$1M'],
  [120_000_000, '$1.2M'],
  [-420_000, '−$4.2k'],
])('%i cents are %s', (cents, words) => {
  expect(shortMoney(cents)).toBe(words);
});
