import { expect, test } from 'vitest';
import { scaleBetween, scaleOf } from './scale.ts';

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

test('a scale for values that lie close together begins below the least of them, not at 0', () => {
  expect(scaleBetween(96_10, 149_00)).toEqual([80_00, 100_00, 120_00, 140_00, 160_00]);
  expect(scaleBetween(100_00, 149_00)).toEqual([80_00, 100_00, 120_00, 140_00, 160_00]);
  expect(scaleBetween(0, 149_00)).toEqual([0, 50_00, 100_00, 150_00]);
});

test('a value that never changes has room above and below; prices below a dollar have whole dollars beside them', () => {
  expect(scaleBetween(149_00, 149_00)).toEqual([145_00, 150_00]);
  expect(scaleBetween(150_00, 150_00)).toEqual([145_00, 150_00]);
  expect(scaleBetween(0, 0)).toEqual([0, 1]);
  expect(scaleBetween(50, 75, 100)).toEqual([0, 100]);
});
