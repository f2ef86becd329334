import { expect, test } from 'vitest';
import {
  GROUP_KINDS,
  kindsAbove,
  officeOptions,
  parentProblem,
  pathOf,
  whyNotClosable,
  whyNotDeletable,
} from './rules.ts';

test('a group goes under any higher level, never under its own or a lower one', () => {
  const allowed = GROUP_KINDS.flatMap((kind) =>
    GROUP_KINDS.filter((parent) => !parentProblem(kind, parent)).map((parent) => `${kind} under ${parent}`),
  );
  expect(allowed).toEqual([
    'division under territory',
    'region under territory',
    'region under division',
    'district under territory',
    'district under division',
    'district under region',
  ]);
  expect(kindsAbove('office')).toEqual(GROUP_KINDS);
});

test('a wrong parent is refused, naming the levels that are right', () => {
  expect(parentProblem('region', 'district')).toBe('A region must be part of a territory or a division.');
  expect(parentProblem('territory', 'division')).toBe(
    'A territory is at the top and is not part of anything.',
  );
});

test('the path to a group begins at the top and leaves out levels that are not there', () => {
  const groups = [
    { id: 3, kind: 'district', parentId: 1 },
    { id: 1, kind: 'territory', parentId: null },
    { id: 2, kind: 'division', parentId: 1 },
  ] as const;
  expect(pathOf(groups, 3).map(({ id }) => id)).toEqual([1, 3]);
  expect(pathOf(groups, 1).map(({ id }) => id)).toEqual([1]);
  expect(pathOf(groups, null)).toEqual([]);
  expect(pathOf(groups, 99)).toEqual([]);
});

test.each([
  [{ groups: 0, offices: 0 }, undefined],
  [{ groups: 1, offices: 0 }, '1 group is still part of it. Move it first.'],
  [{ groups: 0, offices: 2 }, '2 offices are still part of it. Move them first.'],
  [{ groups: 2, offices: 1 }, '2 groups and 1 office are still part of it. Move them first.'],
])('a group with %j below it', (below, why) => {
  expect(whyNotDeletable(below)).toBe(why);
});

test('an office closes when nobody belongs to it, and otherwise says how many do', () => {
  expect(whyNotClosable(0)).toBeUndefined();
  expect(whyNotClosable(1)).toBe('1 person still belongs to this office. Move them to another office first.');
  expect(whyNotClosable(4)).toBe('4 people still belong to this office. Move them to another office first.');
});

test('a form offers the offices in use, and a closed one to the record that has it already', () => {
  const offices = [
    { id: 1, name: 'Harbor Office', isClosed: false },
    { id: 2, name: 'Pier Office', isClosed: true },
  ];
  const harbor = { value: 1, label: 'Harbor Office' };
  expect(officeOptions(offices, null)).toEqual([harbor]);
  expect(officeOptions(offices, 2)).toEqual([harbor, { value: 2, label: 'Pier Office (closed)' }]);
});
