import { expect, test } from 'vitest';
import { eventWords, valuesOf, webhookDifferences, webhookErrors } from './webhook-values.ts';

test('an empty form asks for an address and for what it tells of', () => {
  expect(webhookErrors(valuesOf(undefined))).toEqual({
    address: 'Enter the address that is called.',
    events: 'Choose at least one kind of record.',
  });
});

test('of a conflict only what differs is shown; the order of the kinds is no difference', () => {
  const theirs = {
    id: 1,
    address: 'https://hooks.example.com/in',
    events: ['customer' as const, 'task' as const],
    active: true,
    madeBy: 'Pat Example',
    failingSince: null,
    switchedOffAt: null,
    version: 2,
  };
  const mine = { ...valuesOf(theirs), events: ['task' as const, 'customer' as const], active: false };
  expect(webhookDifferences(theirs, mine)).toEqual([{ label: 'Switched on', theirs: 'Yes', mine: 'No' }]);
  expect(eventWords(mine.events)).toBe('Customers, Tasks');
});
