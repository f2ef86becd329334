import { expect, test } from 'vitest';
import { NO_COLUMNS } from './columns.ts';
import { comparedFields, isOtherPeriod, rowWords, whyReliedOn } from './received.ts';

test('premium and dates are compared where both statements have them', () => {
  const map = { ...NO_COLUMNS, premium: 'Prem', effectiveDate: 'Eff' };
  expect(comparedFields(map, { ...NO_COLUMNS, premium: 'P' })).toEqual(['premium']);
  expect(comparedFields(map, null)).toEqual(['premium', 'effectiveDate']);
});

test('statements of two different periods repeat nothing; without a period nothing is known', () => {
  expect(isOtherPeriod('2026-03', '2026-04')).toBe(true);
  expect(isOtherPeriod('2026-03', '2026-03')).toBe(false);
  expect(isOtherPeriod('', '2026-04')).toBe(false);
});

test('a statement stays while later ones rely on its rows', () => {
  expect(whyReliedOn({ rows: 0, statements: 0, filename: '' })).toBeUndefined();
  expect(whyReliedOn({ rows: 1, statements: 1, filename: 'april.csv' })).toBe(
    '1 row of april.csv was left out because this statement has it. Take that statement back first.',
  );
  expect(whyReliedOn({ rows: 14, statements: 2, filename: 'april.csv' })).toBe(
    '14 rows of 2 later statements were left out because this statement has them. Take those statements back first.',
  );
});

test('the log names rows, and counts those that are too many to be named', () => {
  expect(rowWords([4, 7])).toBe('4, 7');
  expect(rowWords(Array.from({ length: 203 }, (_, at) => at))).toMatch(/199 and 3 more$/);
});
