import { expect, test } from 'vitest';
import { deadlineOf, dueInFull, isOfToday, isOverdue, lateWords } from './due.ts';

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

test.each([
  ['2026-03-04', null, '1 day late'],
  ['2026-03-01', '10:00', '4 days late'],
  ['2023-03-05', null, '1,096 days late'],
  ['2026-03-05', '08:30', '30 min late'],
  ['2026-03-05', '07:00', '2 h late'],
])('what was due on %s at %s is %s', (duedate, tasktime, words) => {
  expect(lateWords(at(duedate, tasktime), AT_NINE)).toBe(words);
});

test('late and today go by the clock of the office, and the date stands in full beside it', () => {
  const early = new Date('2026-03-05T03:00:00Z');
  const task = { ...at('2026-03-04', '10:00') };
  expect(isOfToday(task, early)).toBe(true);
  expect(isOfToday({ ...task, timeZone: 'Pacific/Guam' }, early)).toBe(false);
  expect(lateWords({ ...task, timeZone: 'Pacific/Guam' }, early)).toBe('1 day late');
  expect(dueInFull(task)).toBe('03/04/2026 10:00 AM');
  expect(dueInFull(at('2026-03-04', null))).toBe('03/04/2026');
  expect(dueInFull(at(null, null))).toBe('');
});
