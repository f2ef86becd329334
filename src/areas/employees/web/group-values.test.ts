import { expect, test } from 'vitest';
import { groupDifferences, groupValues, peopleToChoose } from './group-values.ts';

const PEOPLE = [
  { id: 1, name: 'Ann Lee' },
  { id: 2, name: 'Bea Cole' },
];
const GROUP = { id: 9, name: 'Sales', members: [{ id: 3, name: 'Carl Berg' }], version: 2 };

test('a new group is empty, a known one has its members', () => {
  expect(groupValues(undefined)).toEqual({ name: '', memberIds: [] });
  expect(groupValues(GROUP)).toEqual({ name: 'Sales', memberIds: [3] });
});

test('a member who is no longer offered stays in the choice, once', () => {
  expect(peopleToChoose(PEOPLE, GROUP, GROUP, undefined).map(({ id }) => id)).toEqual([1, 2, 3]);
});

test('differences are shown by name', () => {
  const mine = { name: 'Sales ', memberIds: [2, 1] };
  expect(groupDifferences(groupValues(GROUP), mine, peopleToChoose(PEOPLE, GROUP))).toEqual([
    { label: 'Members', theirs: 'Carl Berg', mine: 'Ann Lee, Bea Cole' },
  ]);
});
