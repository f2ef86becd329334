import { expect, test } from 'vitest';
import { keysAt } from './keys-help.ts';

const ROWS = { keys: ['↑', '↓'], does: 'Move between the rows' };
const FIND = { keys: ['Ctrl K'], does: 'Find anything' };

test('the keys of rows and those of every screen are told apart, and what two tables share is told once', () => {
  const told = [
    { place: 'rows', help: [ROWS] },
    { place: 'everywhere', help: [FIND] },
    { place: 'rows', help: [ROWS, { keys: ['E'], does: 'Edit the task of the row' }] },
  ] as const;
  expect(keysAt('rows', told).map(({ does }) => does)).toEqual([
    'Move between the rows',
    'Edit the task of the row',
  ]);
  expect(keysAt('everywhere', told)).toEqual([FIND]);
});
