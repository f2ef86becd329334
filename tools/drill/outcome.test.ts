import { expect, test } from 'vitest';
import { judge } from './outcome.ts';

const GOOD = {
  kills: 1,
  ledger: new Map([
    ['a', 1],
    ['b', 2],
  ]),
  stored: [
    { id: 1, key: 'a' },
    { id: 2, key: 'b' },
  ],
  longestGapMs: 25_900,
  refusals: new Map([[503, 12]]),
  isServerRunning: true,
  members: ['node1', 'node2', 'node3'].map((name) => ({ name, role: 'replica', timeline: 2 })),
};

const broken = (seen: typeof GOOD) =>
  judge(seen)
    .filter(({ isKept }) => !isKept)
    .map(({ promise }) => promise);

test('a drill that kept everything breaks no promise', () => {
  expect(broken(GOOD)).toEqual([]);
});

test.each([
  [
    'an acknowledged receipt that is gone',
    { stored: GOOD.stored.slice(1) },
    ['nothing acknowledged is lost', 'nothing is doubled'],
  ],
  [
    'a receipt that is stored twice',
    { stored: [...GOOD.stored, { id: 3, key: 'b' }] },
    ['nothing acknowledged is lost', 'nothing is doubled'],
  ],
  ['one that nobody was told of', { stored: [...GOOD.stored, { id: 3, key: 'c' }] }, ['nothing is doubled']],
  ['writes that came back late', { longestGapMs: 30_100 }, ['writes are back']],
  ['a product that ended', { isServerRunning: false }, ['the product goes on']],
  ['an answer of 500', { refusals: new Map([[500, 1]]) }, ['the product goes on']],
  ['a call without an answer', { refusals: new Map([[0, 1]]) }, ['the product goes on']],
  [
    'a node that stayed on its old timeline',
    { members: GOOD.members.map((member, at) => ({ ...member, timeline: at === 0 ? 1 : 2 })) },
    ['the old leader follows'],
  ],
  ['a node that did not come back', { members: GOOD.members.slice(1) }, ['the old leader follows']],
  ['no receipts at all', { ledger: new Map(), stored: [] }, ['nothing acknowledged is lost']],
])('%s breaks its promise', (_, seen, promises) => {
  expect(broken({ ...GOOD, ...seen })).toEqual(promises);
});
