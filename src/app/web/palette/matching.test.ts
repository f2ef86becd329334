import { expect, test } from 'vitest';
import type { Entry } from './entry.ts';
import { matching } from './matching.ts';

const entry = (title: string, note = '', words = ''): Entry => ({
  key: title,
  title,
  note,
  words,
  href: `/${title}`,
  kind: 'screen',
});

const ENTRIES = [
  entry('Add task'),
  entry('All leads', 'Leads'),
  entry('New', 'Leads'),
  entry('Tasks', 'Leads'),
  entry('Employees', 'Admin', 'Invite people, say what each may do, and end access.'),
  entry('José Peña', 'Call back'),
];
const titles = (typed: string) => matching(ENTRIES, typed).map(({ title }) => title);

test('everything is offered in its order while nothing is typed', () => {
  expect(titles('')).toEqual(ENTRIES.map(({ title }) => title));
  expect(titles('  ')).toHaveLength(ENTRIES.length);
});

test('every typed word must begin a word, in any order and case', () => {
  expect(titles('TASK add')).toEqual(['Add task']);
  expect(titles('ask')).toEqual([]);
  expect(titles('task zzz')).toEqual([]);
});

test('what begins with the text comes first, then by the title, then by what is shown next to it', () => {
  expect(titles('task')).toEqual(['Tasks', 'Add task']);
  expect(titles('leads')).toEqual(['All leads', 'New', 'Tasks']);
  expect(titles('new leads')).toEqual(['New']);
});

test('the sentence of a screen finds it too, but not by two letters', () => {
  expect(titles('invite')).toEqual(['Employees']);
  expect(titles('in')).toEqual([]);
});

test('accents and signs do not matter', () => {
  expect(titles('jose pena')).toEqual(['José Peña']);
  expect(titles('(new)')).toEqual(['New']);
});
