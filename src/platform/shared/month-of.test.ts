import { expect, test } from 'vitest';
import { monthOf } from './month-of.ts';

test('the date range runs from the first to the last day of the current month', () => {
  expect(monthOf('2026-11-15')).toEqual({ start: '2026-11-01', end: '2026-11-30' });
  expect(monthOf('2028-02-29')).toEqual({ start: '2028-02-01', end: '2028-02-29' });
  expect(monthOf('2026-12-31')).toEqual({ start: '2026-12-01', end: '2026-12-31' });
});
