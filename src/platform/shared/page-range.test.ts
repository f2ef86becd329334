import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPageRange } from './page-range.ts';

test.each([
  ['1-10', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  ['3,5,8-12', [3, 5, 8, 9, 10, 11, 12]],
  [' 1 - 3 , 2,7 ', [1, 2, 3, 7]],
  ['7-7', [7]],
  ['12,1', [1, 12]],
])('%s are pages', (text, pages) => {
  expect(readPageRange(text, 12)).toEqual({ pages });
});

test.each([
  ['', 'Enter pages like 1-10 or 3,5,8-12.'],
  [' , ', 'Enter pages like 1-10 or 3,5,8-12.'],
  ['1,,2', 'Something is missing next to a comma. Enter pages like 1-10 or 3,5,8-12.'],
  ['all', '“all” is not a page. Enter pages like 1-10 or 3,5,8-12.'],
  ['1-2-3', '“1-2-3” is not a page. Enter pages like 1-10 or 3,5,8-12.'],
  ['-4', '“-4” is not a page. Enter pages like 1-10 or 3,5,8-12.'],
  ['1.5', '“1.5” is not a page. Enter pages like 1-10 or 3,5,8-12.'],
  ['0', 'Pages start at 1.'],
  ['0-3', 'Pages start at 1.'],
  ['8-3', '8-3 runs backward. Enter 3-8.'],
  ['13', 'There are only 12 pages.'],
  ['1-999999999', 'There are only 12 pages.'],
])('“%s” is refused with words', (text, problem) => {
  expect(readPageRange(text, 12)).toEqual({ problem });
});

test('of a list with one page only that page can be printed', () => {
  expect(readPageRange('1-10', 1)).toEqual({ problem: 'There is only 1 page.' });
});

test('whatever is typed, the pages come in order, once each, and exist', () => {
  const typed = fc.array(fc.constantFrom(...'0123456789-, x'.split(''))).map((signs) => signs.join(''));
  fc.assert(
    fc.property(typed, fc.integer({ min: 1, max: 40 }), (text, last) => {
      const range = readPageRange(text, last);
      const { pages } = 'pages' in range ? range : { pages: [1] };
      expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
      expect(pages[0]).toBeGreaterThan(0);
      expect(pages.at(-1)).toBeLessThanOrEqual(last);
    }),
  );
});
