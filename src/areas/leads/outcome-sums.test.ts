import { expect, test } from 'vitest';
import { inWork, totalOf } from './outcome-sums.ts';

test('what is neither sold nor closed is in work, of one source and of all of them', () => {
  const outcomes = [
    { leads: 7, sold: 2, closed: 1 },
    { leads: 5, sold: 0, closed: 5 },
  ];
  expect(outcomes.map(inWork)).toEqual([4, 0]);
  expect(totalOf(outcomes)).toEqual({ leads: 12, sold: 2, closed: 6, working: 4 });
  expect(totalOf([])).toEqual({ leads: 0, sold: 0, closed: 0, working: 0 });
});
