import { expect, test } from 'vitest';
import { addDays, addMonths, dayInMonth, daysBetween, pagesBetween } from './calendar.ts';

test('a month that is too short ends on its last day', () => {
  expect(addMonths('2026-08-31', 6)).toBe('2027-02-28');
  expect(addMonths('2027-08-31', 6)).toBe('2028-02-29');
  expect(addMonths('2028-02-29', 12)).toBe('2029-02-28');
  expect(addMonths('2026-11-15', 2)).toBe('2027-01-15');
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
  expect(dayInMonth(2026, 0, 31)).toBe('2025-12-31');
});

test('days are counted by the calendar, across a change of the clock and a leap day', () => {
  expect(addDays('2026-01-01', 25)).toBe('2026-01-26');
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
  expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2);
  expect(pagesBetween('2025-12-31', '2026-01-01')).toBe(1);
});

test('the last day of every month of four centuries is the one that a Date knows', () => {
  for (let month = 1; month <= 12 * 400; month += 1)
    expect(dayInMonth(1900, month, 31)).toBe(new Date(Date.UTC(1900, month, 0)).toISOString().slice(0, 10));
});
