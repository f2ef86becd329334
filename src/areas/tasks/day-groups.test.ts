import { expect, test } from 'vitest';
import { dayGroupOf, dayMarks } from './day-groups.ts';

const MIAMI = 'America/New_York';
/** 10:42 in Miami, 9:42 in Chicago. */
const NOW = new Date('2026-11-16T15:42:00Z');
const task = (duedate: string | null, tasktime: string | null = null, open: 0 | 1 = 1, timeZone = MIAMI) => ({
  open,
  duedate,
  tasktime,
  timeZone,
});

test('the day from top to bottom: overdue, today, later, closed', () => {
  expect(dayGroupOf(task('2026-11-15'), NOW)).toBe('overdue');
  expect(dayGroupOf(task('2026-11-16', '09:00'), NOW)).toBe('today');
  expect(dayGroupOf(task('2026-11-17'), NOW)).toBe('later');
  expect(dayGroupOf(task(null), NOW)).toBe('later');
  expect(dayGroupOf(task('2026-11-15', null, 0), NOW)).toBe('closed');
});

test('the day is that of the office', () => {
  const late = new Date('2026-11-17T05:30:00Z');
  expect(dayGroupOf(task('2026-11-16'), late)).toBe('overdue');
  expect(dayGroupOf(task('2026-11-16', null, 1, 'America/Chicago'), late)).toBe('today');
});

test('each part has its head above its first task, with how many are in it, and now is between what is due today', () => {
  const tasks = [
    task('2026-11-05'),
    task('2026-11-15'),
    task('2026-11-16', '09:00'),
    task('2026-11-16', '11:30'),
    task('2026-11-16'),
    task('2026-11-20'),
    task('2026-11-01', null, 0),
  ];
  expect(dayMarks(tasks, NOW)).toEqual([
    { head: { group: 'overdue', count: 2 } },
    {},
    { head: { group: 'today', count: 3 } },
    { isNow: true },
    {},
    { head: { group: 'later', count: 1 } },
    { head: { group: 'closed', count: 1 } },
  ]);
});

test('what was closed a moment ago stays in its part, which no longer counts it', () => {
  const closed = { ...task('2026-11-05', null, 0), isClosedHere: true };
  expect(dayMarks([closed, task('2026-11-15')], NOW)).toEqual([{ head: { group: 'overdue', count: 1 } }, {}]);
});

test('when all of today should be done, now is below it; without anything of today there is no now', () => {
  expect(dayMarks([task('2026-11-16', '09:00'), task('2026-11-20')], NOW)[1]?.isNow).toBe(true);
  expect(dayMarks([task('2026-11-10'), task('2026-11-20')], NOW).some(({ isNow }) => isNow)).toBe(false);
});

test('a part begins once, even where two time zones mix', () => {
  const mixed = [task('2026-11-16'), task('2026-11-17'), task('2026-11-16')];
  expect(dayMarks(mixed, NOW).filter(({ head }) => head?.group === 'today')).toHaveLength(1);
});
