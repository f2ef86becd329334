import { expect, test } from 'vitest';
import { arrange, moved } from './arrange.ts';
import { type Entry, MOST } from './entry.ts';

const entry = (title: string): Entry => ({ key: title, title, note: '', href: `/${title}`, kind: 'screen' });
const many = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => entry(`${name} ${at}`));

test('while nothing is typed the actions come first, then what was looked at, then the screens, and signing out last', () => {
  const signOut = { ...entry('Sign out'), href: '/auth/logout' };
  const parts = {
    screens: many('Screen', 20),
    actions: [entry('Add task'), signOut],
    recent: [entry('Maria')],
    records: { tasks: many('Call', 3) },
  };
  const shape = (given: typeof parts) =>
    arrange('', given, 'Customers').map(({ label, entries }) => [label, entries.length]);
  expect(shape(parts)).toEqual([
    ['Actions', 1],
    ['Recent', 1],
    ['Screens', 20],
    ['Session', 1],
  ]);
  expect(arrange('', parts, 'Customers').at(-1)?.entries).toEqual([signOut]);
  expect(shape({ ...parts, recent: [] })).not.toContainEqual(['Recent', 0]);
  expect(arrange('sign', parts, 'Customers')[0]).toEqual({ label: 'Actions', entries: [signOut] });
});

test('records are listed below screens and actions, so that the first choice does not change when they come', () => {
  const parts = { screens: [entry('Smithy')], actions: [entry('Call Smith')], recent: [] };
  const before = arrange('smith', { ...parts, records: {} }, 'Customers');
  const records = {
    name: [entry('Ann Smith')],
    phone: [entry('Ben')],
    leads: [entry('Cy')],
    policy: [entry('Di')],
    contract: [entry('Ed')],
    receipt: [entry('Fay')],
    tasks: [entry('Smith calls')],
  };
  const after = arrange('smith', { ...parts, records }, 'Customers');
  expect(after[0]).toEqual(before[0]);
  expect(after.map(({ label }) => label)).toEqual([
    'Screens',
    'Actions',
    'Customers',
    'Customers by policy number',
    'Finance contracts',
    'Receipts',
    'Customers by phone',
    'Leads',
    'My open tasks',
  ]);
});

test('a section without a match is left out, and none shows more than its share', () => {
  const parts = {
    screens: many('Screen', 20),
    actions: [entry('Add task')],
    recent: [],
    records: { leads: [] },
  };
  expect(arrange('screen', parts, 'Customers')).toEqual([
    { label: 'Screens', entries: parts.screens.slice(0, MOST) },
  ]);
  expect(arrange('zzz', parts, 'Customers')).toEqual([]);
});

test('the arrow keys wrap around, Home and End to the ends, and other keys nowhere', () => {
  expect(moved('ArrowDown', 0, 3)).toBe(1);
  expect(moved('ArrowDown', 2, 3)).toBe(0);
  expect(moved('ArrowUp', 0, 3)).toBe(2);
  expect(moved('Home', 2, 3)).toBe(0);
  expect(moved('End', 0, 3)).toBe(2);
  expect(moved('a', 0, 3)).toBeUndefined();
  expect(moved('ArrowDown', 0, 0)).toBeUndefined();
});
