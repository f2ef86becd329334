import { expect, test } from 'vitest';
import { depositWords, differenceWords, partWords, workingWords } from './tie-out-words.ts';

const part = (lines: number, amount: number) => ({ lines, amount });
const TIED = {
  id: 1,
  version: 1,
  active: true,
  posted: null,
  depositAmount: 1050,
  bridge: {
    received: part(3, 1050),
    forwarded: part(1, 50),
    brought: part(0, 0),
    generated: part(0, 0),
    adjusted: { ...part(0, 0), manual: 0 },
    toPay: part(2, 1000),
    statements: part(2, 1000),
    open: part(0, 0),
  },
  lines: 1000,
  forwarded: 50,
  statements: 1000,
  house: 400,
  houseLines: 0,
  open: 0,
  staged: 0,
  pending: 0,
  unmatched: part(0, 0),
  unposted: { shares: 0, amount: 0 },
};

test('what agrees needs no words', () => {
  expect(differenceWords(TIED)).toEqual([]);
  expect(depositWords(TIED)).toBe('as received');
});

test('a deposit that is not what was received is shown in cents', () => {
  expect(depositWords({ ...TIED, depositAmount: 1045 })).toBe('$0.05 less than received');
  expect(depositWords({ ...TIED, depositAmount: 1060 })).toBe('$0.10 more than received');
  expect(differenceWords({ ...TIED, depositAmount: 1045 })).toEqual([
    'The deposit amount is $0.05 less than what was received.',
  ]);
});

test('without a deposit amount nothing is compared', () => {
  expect(depositWords({ ...TIED, depositAmount: null })).toBe('not compared');
});

test('what is open says where the money is', () => {
  const bridge = { ...TIED.bridge, open: part(3, 105) };
  expect(differenceWords({ ...TIED, bridge, pending: 5, open: 100 })).toEqual([
    '$1.05 is open: $0.05 pending, $1.00 settled for people who have no statement of it yet.',
  ]);
});

test('each figure says how many lines it is made of', () => {
  const bridge = { ...TIED.bridge, adjusted: { ...part(6, -61), manual: 1 }, toPay: part(1067, 1) };
  expect(partWords('received', bridge)).toBe('3 carrier lines');
  expect(partWords('forwarded', bridge)).toBe('1 line');
  expect(partWords('adjusted', bridge)).toBe('6 lines, 1 manual');
  expect(partWords('toPay', bridge)).toBe('1,067 lines');
  expect(partWords('statements', bridge)).toBe('2 settled');
});

test('the figures open to their working', () => {
  expect(workingWords(TIED)[4]).toBe('To pay: $10.50 − $0.50 + $0.00 + $0.00 ± $0.00 = $10.00.');
  expect(workingWords(TIED)[5]).toContain('$6.00 of people + $4.00 of the house = $10.00');
});
