import { expect, test } from 'vitest';
import { localToday, refusedFields } from './task-words.ts';

test('desc is shown as description, duedate as due date, custid as not a valid customer number', () => {
  expect(
    refusedFields({ desc: ['Long.'], duedate: ['No day.'], custid: ['Unknown.'], type: ['a', 'b'] }),
  ).toEqual([
    { name: 'description', messages: 'Long.' },
    { name: 'due date', messages: 'No day.' },
    { name: 'not a valid customer number', messages: 'Unknown.' },
    { name: 'type', messages: 'a b' },
  ]);
});

test('today is the day on the wall, not in Greenwich', () => {
  expect(localToday(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});
