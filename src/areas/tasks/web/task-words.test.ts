import { expect, test } from 'vitest';
import { refusedFields } from './task-words.ts';

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
