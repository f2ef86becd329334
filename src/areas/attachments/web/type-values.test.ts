import { expect, test } from 'vitest';
import { typeDifferences, typeValues } from './type-values.ts';

test('a new type is in use', () => {
  expect(typeValues(undefined)).toEqual({ name: '', active: true });
});

test('differences are shown in words', () => {
  const theirs = { name: 'Photos', active: true };
  expect(typeDifferences(theirs, { name: 'Photos ', active: false })).toEqual([
    { label: 'Status', theirs: 'In use', mine: 'Switched off' },
  ]);
  expect(typeDifferences(theirs, theirs)).toEqual([]);
});
