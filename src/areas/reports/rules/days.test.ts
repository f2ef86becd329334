import { expect, test } from 'vitest';
import { DAYS, type DaysName, nextMailDay, rangeOf, yearBefore } from './days.ts';

test.each<[DaysName, string, string]>([
  ['today', '2026-11-16', '2026-11-16'],
  ['thisWeek', '2026-11-16', '2026-11-22'],
  ['thisMonth', '2026-11-01', '2026-11-30'],
  ['lastMonth', '2026-10-01', '2026-10-31'],
  ['yearToDate', '2026-01-01', '2026-11-16'],
  ['lastYear', '2025-01-01', '2025-12-31'],
  ['last12Months', '2025-11-17', '2026-11-16'],
  ['next30Days', '2026-11-16', '2026-12-15'],
  ['last90AndNext90', '2026-08-18', '2027-02-14'],
  ['overdueAndNext30', '2016-11-16', '2026-12-15'],
])('%s on November 16 is from %s to %s', (name, from, to) => {
  expect(DAYS[name].range('2026-11-16')).toEqual({ from, to });
});

test('a week begins on Monday, also on a Sunday, and a month ends on its last day', () => {
  expect(DAYS.thisWeek.range('2026-11-22')).toEqual({ from: '2026-11-16', to: '2026-11-22' });
  expect(DAYS.thisMonth.range('2028-02-29')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(DAYS.lastMonth.range('2026-03-31')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
});

test('named days count before single ones, and what is left open is the report’s own', () => {
  expect(rangeOf({ days: 'today', from: '2020-01-01' }, 'lastYear', '2026-11-16').from).toBe('2026-11-16');
  expect(rangeOf({ from: '2026-02-01' }, 'yearToDate', '2026-11-16')).toEqual({
    from: '2026-02-01',
    to: '2026-11-16',
  });
  expect(rangeOf({}, 'lastYear', '2026-11-16').to).toBe('2025-12-31');
});

test('the same days a year before end where the month does', () => {
  expect(yearBefore({ from: '2028-01-01', to: '2028-02-29' })).toEqual({
    from: '2027-01-01',
    to: '2027-02-28',
  });
});

test('a whole February is compared with a whole one, also of a leap year', () => {
  expect(yearBefore({ from: '2025-02-01', to: '2025-02-28' }).to).toBe('2024-02-29');
  expect(yearBefore({ from: '2025-01-01', to: '2025-02-28' }).to).toBe('2024-02-29');
  expect(yearBefore({ from: '2025-02-28', to: '2025-02-28' })).toEqual({
    from: '2024-02-28',
    to: '2024-02-28',
  });
});

test('a report is mailed the next morning, the next Monday, or on the first of the next month', () => {
  expect(nextMailDay('daily', '2026-12-31')).toBe('2027-01-01');
  expect(nextMailDay('weekly', '2026-11-16')).toBe('2026-11-23');
  expect(nextMailDay('weekly', '2026-11-22')).toBe('2026-11-23');
  expect(nextMailDay('monthly', '2026-12-05')).toBe('2027-01-01');
});
