import { expect, test } from 'vitest';
import { stepsFrom } from './steps.tsx';

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
