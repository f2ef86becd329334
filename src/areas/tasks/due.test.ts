import { expect, test } from 'vitest';
import { deadlineOf, isOverdue } from './due.ts';

const at = (duedate: string | null, tasktime: string | null, open: 0 | 1 = 1) => ({
  open,
  duedate,
  tasktime,
  timeZone: 'America/New_York',
});
const AT_NINE = new Date('2026-03-05T14:00:00Z');

test.each([
  ['its day is over', at('2026-03-04', null), AT_NINE, true],
  ['its time is over', at('2026-03-05', '08:30'), AT_NINE, true],
  ['its time is now', at('2026-03-05', '09:00'), AT_NINE, false],
  ['its time is to come', at('2026-03-05', '09:30'), AT_NINE, false],
  ['it has the whole day', at('2026-03-05', null), AT_NINE, false],
  ['the last minute of its day runs', at('2026-03-05', null), new Date('2026-03-06T04:59:30Z'), false],
  ['the next day begins', at('2026-03-05', null), new Date('2026-03-06T05:00:00Z'), true],
  ['it is closed', at('2026-03-04', '08:30', 0), AT_NINE, false],
  ['it has no day', at(null, '08:30'), AT_NINE, false],
])('a task is overdue when its time of day is over: %s', (_, task, now, expected) => {
  expect(isOverdue(task, now)).toBe(expected);
});

test('the clock of the office counts, wherever somebody looks from', () => {
  const task = at('2026-03-05', '08:30');
  expect(isOverdue({ ...task, timeZone: 'America/Chicago' }, AT_NINE)).toBe(false);
  expect(isOverdue({ ...task, timeZone: 'Pacific/Guam' }, AT_NINE)).toBe(true);
});

test('deadlines sort by the time of day, and what may be done all day comes last of it', () => {
  const tasks = [at('2026-03-05', null), at('2026-03-05', '23:30'), at('2026-03-05', '09:00')];
  expect(tasks.map(deadlineOf).toSorted()).toEqual([
    '2026-03-05 09:00',
    '2026-03-05 23:30',
    '2026-03-05 23:59',
  ]);
});
