import { expect, test } from 'vitest';
import { inDays } from './in-days.ts';

test.each([
  ['2026-11-15', 'today'],
  ['2026-11-16', 'tomorrow'],
  ['2026-11-27', 'in 12 days'],
  ['2027-11-15', 'in 365 days'],
])('%s is %s', (day, words) => {
  expect(inDays('2026-11-15', day)).toBe(words);
});
