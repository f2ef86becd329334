import { expect, test } from 'vitest';
import { differenceWords, forwardedWords, workingWords } from './tie-out-words.ts';

const TIED = {
  id: 1,
  version: 1,
  active: true,
  depositAmount: 1000,
  lines: 1000,
  forwarded: 50,
  statements: 1000,
  house: 400,
  houseLines: 0,
  open: 0,
  staged: 0,
  pending: 0,
  unposted: { shares: 0, amount: 0 },
};

test('what agrees needs no words', () => {
  expect(differenceWords(TIED)).toEqual([]);
});

test('each difference is shown in cents, with where the money is', () => {
  expect(differenceWords({ ...TIED, lines: 1005, statements: 900, pending: 5, open: 100 })).toEqual([
    'The lines are $0.05 more than the deposit amount.',
    'The statements are $1.05 less than the lines: $0.05 pending, $1.00 settled for people who have no statement of it yet.',
  ]);
});

test('without a deposit amount the lines are compared with the statements alone', () => {
  expect(differenceWords({ ...TIED, depositAmount: null, statements: 900, staged: 100 })).toEqual([
    'The statements are $1.00 less than the lines: $1.00 staged.',
  ]);
});

test('forwarded lines are named where they are left out', () => {
  expect(forwardedWords(0, 0)).toBeUndefined();
  expect(forwardedWords(1067, 126_284)).toBe('1,067 forwarded, $1,262.84, not counted');
});

test('every total opens to its working', () => {
  expect(workingWords(TIED)[1]).toContain('$0.00 pending + $0.00 staged + $10.00 settled = $10.00');
  expect(workingWords(TIED)[2]).toContain('$6.00 of people + $4.00 of the house = $10.00');
});
