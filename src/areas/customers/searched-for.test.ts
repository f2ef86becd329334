import { expect, test } from 'vitest';
import { searchedFor } from './searched-for.ts';

test.each([
  ['nameId', 'maria johnson', { firstName: 'Maria', lastName: 'Johnson' }],
  ['name', 'johnson, maria', { firstName: 'Maria', lastName: 'Johnson' }],
  [
    'name',
    'maria del carmen o\u2019neil-diaz',
    { firstName: 'Maria Del Carmen', lastName: 'O\u2019neil-Diaz' },
  ],
  ['nameId', 'McDonald', { lastName: 'McDonald' }],
  ['lastName', 'de la cruz', { lastName: 'De La Cruz' }],
  ['firstName', 'ana', { firstName: 'Ana' }],
  ['nameId', '104238', {}],
  ['phone', '305 555 0142', { phone: '305 555 0142' }],
  ['email', 'ana@a.test', { email: 'ana@a.test' }],
  ['email', 'ana', {}],
  ['policy', 'AG-775711', {}],
])('the search by %s for %j begins a new customer with %j', (selection, query, known) => {
  expect(searchedFor(selection, query)).toEqual(known);
});
