import { expect, test } from 'vitest';
import { paperWords, wantsMoreRows } from './paper-rules.ts';

test('a sheet with all rows says nothing about them', () => {
  expect(paperWords({ from: 1, to: 312, total: 312 })).toBe('');
  expect(paperWords({ from: 0, to: 0, total: 0 })).toBe('');
});

test('a sheet with one page of a list says which rows these are and how to print all', () => {
  expect(paperWords({ from: 16, to: 30, total: 2897 })).toBe(
    'Rows 16 to 30 of 2,897. Print all rows with Ctrl P, or with the printer below the list.',
  );
});

test('a list on paper ends at 5,000 rows, and says so', () => {
  expect([4999, 5000].map(wantsMoreRows)).toEqual([true, false]);
  expect(paperWords({ from: 1, to: 5000, total: 12_345 })).toBe(
    'Rows 1 to 5,000 of 12,345. A sheet has 5,000 at most; export the list to have them all.',
  );
});
