import { expect, test } from 'vitest';
import { customerInput } from '../contract.ts';
import { MOVED_THINGS } from '../merge-contract.ts';
import { movesWords, partWords } from './merge-words.ts';

const moves = (some: object) =>
  ({ ...Object.fromEntries(MOVED_THINGS.map((thing) => [thing, 0])), ...some }) as Parameters<
    typeof movesWords
  >[0];

test('what moves is counted in words, and what there is none of is left out', () => {
  expect(movesWords(moves({ policies: 2, receipts: 1, tasks: 3 }))).toBe('2 policies, 1 receipt and 3 tasks');
  expect(movesWords(moves({ emails: 1 }))).toBe('1 email');
  expect(movesWords(moves({}))).toBe('');
});

test('an address is one line', () => {
  const fields = customerInput.parse({ address: '1 Ocean Drive', city: 'Miami', state: 'FL', zip: '33101' });
  expect(partWords('address', fields, new Map())).toBe('1 Ocean Drive, Miami, FL, 33101');
});
