import { expect, test } from 'vitest';
import { nextSort, type Sort, sortRows } from './sort.ts';

function clicks(keys: string[]): (Sort | undefined)[] {
  let sort: Sort | undefined;
  return keys.map((key) => {
    sort = nextSort(sort, key);
    return sort;
  });
}

test('first click ascending, second descending, third none', () => {
  expect(clicks(['name', 'name', 'name', 'name'])).toEqual([
    { key: 'name', reverse: false },
    { key: 'name', reverse: true },
    undefined,
    { key: 'name', reverse: false },
  ]);
});

test('a click on another column starts there with ascending', () => {
  expect(clicks(['name', 'name', 'dob'])).toEqual([
    { key: 'name', reverse: false },
    { key: 'name', reverse: true },
    { key: 'dob', reverse: false },
  ]);
});

test('names sort without regard to case and accents, numbers by size, and what is empty comes last both ways', () => {
  const self = <T>(value: T) => value;
  expect(sortRows(['b', '', 'Á', 'c'], self, false)).toEqual(['Á', 'b', 'c', '']);
  expect(sortRows(['b', '', 'Á', 'c'], self, true)).toEqual(['c', 'b', 'Á', '']);
  expect(sortRows([10, null, 9, 100], self, false)).toEqual([9, 10, 100, null]);
  expect(sortRows([10, null, 9, 100], self, true)).toEqual([100, 10, 9, null]);
  expect(sortRows(['Unit 10', 'Unit 9'], self, false)).toEqual(['Unit 9', 'Unit 10']);
});

test('sorting leaves the given rows as they are', () => {
  const rows = [2, 1];
  sortRows(rows, (row) => row, false);
  expect(rows).toEqual([2, 1]);
});
