import { expect, test } from 'vitest';
import { scaleOf } from './scale.ts';

test('the scale has a few lines at round distances and reaches past the largest value', () => {
  expect(scaleOf(0)).toEqual([0, 1]);
  expect(scaleOf(3)).toEqual([0, 1, 2, 3]);
  expect(scaleOf(16)).toEqual([0, 10, 20]);
  expect(scaleOf(228)).toEqual([0, 100, 200, 300]);
  expect(scaleOf(99_999)).toEqual([0, 50_000, 100_000]);
});

test('a unit with natural distances keeps them', () => {
  expect(scaleOf(470, 120)).toEqual([0, 120, 240, 360, 480]);
  expect(scaleOf(0, 120)).toEqual([0, 120]);
});
