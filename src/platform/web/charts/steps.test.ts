import { expect, test } from 'vitest';
import { stepsFrom, yearsBetween } from './steps.tsx';

const POINTS = [
  { at: '2025-01-10', value: 129 },
  { at: '2026-01-10', value: 149 },
];

test('the steps from a day on begin with what held on that day', () => {
  expect(stepsFrom(POINTS, '2025-06-01')).toEqual([
    { at: '2025-06-01', value: 129 },
    { at: '2026-01-10', value: 149 },
  ]);
});

test('a day before the first step has nothing before it', () => {
  expect(stepsFrom(POINTS, '2024-01-01')).toEqual(POINTS);
});

test('the years of a range are marked at their first days, as many as have room', () => {
  expect(yearsBetween('2024-06-01', '2027-02-01')).toEqual(['2025-01-01', '2026-01-01', '2027-01-01']);
  expect(yearsBetween('2026-01-10', '2026-12-31')).toEqual([]);
  expect(yearsBetween('2005-06-01', '2027-02-01')).toHaveLength(7);
});
