import { expect, test } from 'vitest';
import type { LogItem } from '../contract.ts';
import { changesByDay, logRows } from './log-rows.ts';

const entry = (id: number, more: Partial<LogItem> = {}): LogItem => ({
  id,
  action: 'taken',
  dateTime: new Date(2026, 10, 16, 9, id),
  user: 'Alex Romero',
  subject: 'receipt',
  subjectId: id,
  record: String(id),
  changedFields: [],
  names: [],
  ...more,
});
const keys = (items: LogItem[], unfolded: string[] = [], isWhole = false) =>
  logRows(items, { isUnfolded: (key) => unfolded.includes(key), isWhole }).map(({ key }) => key);

test('runs of one kind fold: three or more by one person, of one kind of record, one action, on one day', () => {
  expect(keys([entry(9), entry(8), entry(7)])).toEqual(['run 9']);
  expect(keys([entry(9), entry(8)])).toEqual(['9', '8']);
});

test.each<[string, Partial<LogItem>]>([
  ['somebody else', { user: 'Inés Valdés' }],
  ['another kind of record', { subject: 'policy' }],
  ['another action', { action: 'voided' }],
  ['another day', { dateTime: new Date(2026, 10, 15, 23, 59) }],
])('%s ends a run', (_, other) => {
  expect(keys([entry(9), entry(8), entry(7), entry(6, other)])).toEqual(['run 9', '6']);
  expect(keys([entry(9), entry(8), entry(7, other)])).toEqual(['9', '8', '7']);
});

test('an unfolded run stays as the head of its entries', () => {
  expect(keys([entry(9), entry(8), entry(7), entry(6, { user: 'B' })], ['run 9'])).toEqual([
    'run 9',
    '9',
    '8',
    '7',
    '6',
  ]);
});

test('paper has every entry by itself', () => {
  expect(keys([entry(9), entry(8), entry(7)], [], true)).toEqual(['9', '8', '7']);
});

test('a day says how many changes it has, unless it may go on on another page', () => {
  const day = (date: number) => ({ dateTime: new Date(2026, 10, date, 12) });
  const items = [entry(4, day(16)), entry(3, day(16)), entry(2, day(15)), entry(1, day(14))];
  const counts = (isFirstPage: boolean, isLastPage: boolean) =>
    Object.fromEntries(changesByDay({ items, isFirstPage, isLastPage }));
  expect(counts(true, true)).toEqual({ '11/16/2026': 2, '11/15/2026': 1, '11/14/2026': 1 });
  expect(counts(true, false)).toEqual({ '11/16/2026': 2, '11/15/2026': 1 });
  expect(counts(false, false)).toEqual({ '11/15/2026': 1 });
});
