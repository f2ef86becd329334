import { expect, test } from 'vitest';
import { daysBefore, demoToday } from './days.ts';

test('the demo world begins on the day of its offices, in their evening as well', () => {
  expect(demoToday(new Date('2026-12-01T04:50:00Z'))).toBe('2026-11-30');
  expect(demoToday(new Date('2026-12-01T05:00:00Z'))).toBe('2026-12-01');
});

test('days are counted over the end of a month and the change of the clocks', () => {
  expect(daysBefore('2026-12-01', 1)).toBe('2026-11-30');
  expect(daysBefore('2026-11-30', 31)).toBe('2026-10-30');
  expect(daysBefore('2027-02-28', -1)).toBe('2027-03-01');
});
