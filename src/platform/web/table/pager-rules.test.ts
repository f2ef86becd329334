import fc from 'fast-check';
import { expect, test } from 'vitest';
import { needsPager, pageAfterResize, pageButtons, pageSizes } from './pager-rules.ts';

test('page size is 15; the pager shows only when there are more than 15 rows', () => {
  expect([0, 1, 15, 16].map((total) => needsPager(total))).toEqual([false, false, false, true]);
  expect([0, 1].map((total) => needsPager(total, 1))).toEqual([false, true]);
});

test('the page navigator shows up to 10 page buttons around the current page', () => {
  expect(pageButtons(1, 30, 10)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(pageButtons(15, 30, 10)).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
  expect(pageButtons(30, 30, 10)).toEqual([21, 22, 23, 24, 25, 26, 27, 28, 29, 30]);
  expect(pageButtons(2, 3, 10)).toEqual([1, 2, 3]);
});

test('the generic pager shows up to 7 page buttons', () => {
  expect(pageButtons(1, 9, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(pageButtons(5, 9, 7)).toEqual([2, 3, 4, 5, 6, 7, 8]);
  expect(pageButtons(9, 9, 7)).toEqual([3, 4, 5, 6, 7, 8, 9]);
  expect(pageButtons(1, 1, 7)).toEqual([1]);
});

test('the current page always has a button, and every button leads to a page', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(500), fc.constantFrom(7, 10), (last, at, most) => {
      const current = Math.min(last, at + 1);
      const buttons = pageButtons(current, last, most);
      expect(buttons).toContain(current);
      expect(buttons).toHaveLength(Math.min(most, last));
      expect(buttons.every((page, index) => page === (buttons[0] ?? 0) + index)).toBe(true);
      expect(Math.min(...buttons)).toBeGreaterThanOrEqual(1);
      expect(Math.max(...buttons)).toBeLessThanOrEqual(last);
    }),
  );
});

test('page-size choices are 15, 30, 50, 100 (offered when the total is above 50), and the total (offered when above 100)', () => {
  expect(pageSizes(16)).toEqual([15, 30, 50]);
  expect(pageSizes(50)).toEqual([15, 30, 50]);
  expect(pageSizes(51)).toEqual([15, 30, 50, 100]);
  expect(pageSizes(100)).toEqual([15, 30, 50, 100]);
  expect(pageSizes(101)).toEqual([15, 30, 50, 100, 101]);
});

test('another page size keeps the first row in view', () => {
  expect(pageAfterResize(31, 30)).toBe(2);
  expect(pageAfterResize(61, 50)).toBe(2);
  expect(pageAfterResize(1, 100)).toBe(1);
  expect(pageAfterResize(0, 15)).toBe(1);
  expect(pageAfterResize(151, 'all')).toBe(1);
});
