import { expect, test } from 'vitest';
import { monthOfMost } from './pool.ts';

test('a statement’s file is that of the month of most of its lines, of two the later one', () => {
  const months = (...rows: [month: string, rows: number][]) =>
    rows.map(([month, count]) => ({ month, rows: count }));
  expect(monthOfMost(months(['2026-10', 1], ['2026-11', 36]))).toBe('2026-11');
  expect(monthOfMost(months(['2026-11', 2], ['2026-10', 2], ['2026-09', 1]))).toBe('2026-11');
  expect(monthOfMost([])).toBe('');
});
