import { expect, test } from 'vitest';
import { BILLS, cashOf, NO_PIECES, showDenomination } from './cash.ts';
import type { OfficeDay } from './contract.ts';
import { daysInQuestion, daysShown } from './days.ts';
import * as rules from './rules.ts';

const grace = { id: 1, name: 'Grace Lindgren' };
const receipts = [
  { employee: grace, method: 'cash', amount: 20_00 },
  { employee: grace, method: 'check', amount: 30_00 },
  { employee: { id: 2, name: 'Tomás Ibarra' }, method: 'cash', amount: 5_00 },
] as const;

test('bills and coins come to their sum', () => {
  const pieces = { ...NO_PIECES, 10000: 5, 2000: 25, 25: 2, 1: 3 };
  expect(cashOf(pieces)).toBe(1000_53);
  expect(cashOf(pieces, BILLS)).toBe(1000_00);
  expect([showDenomination(10000), showDenomination(25)]).toEqual(['$100', '25¢']);
});

test('receipts are summed by person and method; while blind cash is not there at all', () => {
  expect(rules.byPerson(receipts, false).map(({ total }) => total)).toEqual([50_00, 5_00]);
  expect(rules.byPerson(receipts, true).map(({ total }) => total)).toEqual([30_00, 0]);
  const blind = rules.talliesOf(receipts, true);
  expect(blind.cash).toBeNull();
  expect([rules.countOf(blind), rules.totalOf(blind)]).toEqual([1, 30_00]);
});

test('the deposit is cash and checks, and its difference is against what was taken of both', () => {
  const deposit = { cash: 24_00, checks: 0, expectedCash: 25_00, expectedChecks: 30_00 };
  expect(rules.depositOf(deposit)).toMatchObject({ amount: 24_00, expected: 55_00, difference: -31_00 });
});

const deposit = { cash: 0, checks: 0, amount: 0, expectedCash: 0, expected: 0, difference: 0 };
const ready = { drawers: [], checks: [], count: { cash: 0 }, deposit } as unknown as OfficeDay;
const open = { employee: grace, endingAmount: null };

test('the checklist names what holds the close back', () => {
  const waits = (day: object, reason = '') =>
    rules
      .checklist({ ...ready, ...day } as OfficeDay, reason)
      .filter(({ isDone }) => !isDone)
      .map(({ label, note }) => `${label}: ${note}`);
  expect(waits({})).toEqual([]);
  expect(waits({ drawers: [open] })).toEqual(['All drawers ended: Grace Lindgren open']);
  expect(waits({ count: null, deposit: null })).toEqual([
    'Cash counted: not yet',
    'Checks in hand: 0 of 0',
    'Difference has a reason: after the count',
  ]);
  const short = { deposit: { ...deposit, difference: -5_00 } };
  expect(waits(short)).toEqual(['Difference has a reason: −$5.00']);
  expect(waits(short, 'Recounted')).toEqual([]);
});

test('a day with an open drawer, or without a count, does not close', () => {
  expect(rules.whyNotClosed(ready)).toBeUndefined();
  expect(rules.whyNotClosed({ ...ready, drawers: [open] } as unknown as OfficeDay)).toBe(
    'The petty cash of Grace Lindgren has not been ended.',
  );
  expect(rules.whyNotClosed({ ...ready, count: null })).toBe('The cash has not been counted.');
});

test('one drawer is a drawer, and two are drawers', () => {
  const note = (...endings: (number | null)[]) =>
    rules.drawersNote({ drawers: endings.map((endingAmount) => ({ endingAmount })) } as unknown as OfficeDay);
  expect(note(5)).toBe('1 drawer ended');
  expect(note(5, 6)).toBe('2 drawers ended');
  expect(note(null)).toBe('1 of 1 drawer open');
  expect(note(5, null)).toBe('1 of 2 drawers open');
});

const nothing = new Set<string>();

test('a weekend day on which the office worked is one of the seven days', () => {
  const worked = new Set(['2026-06-13']);
  expect(daysShown('2026-06-16', '2026-06-16', worked)).toEqual([
    '2026-06-09',
    '2026-06-10',
    '2026-06-11',
    '2026-06-12',
    '2026-06-13',
    '2026-06-15',
    '2026-06-16',
  ]);
  expect(daysShown('2026-06-12', '2026-06-30', worked).slice(-4)).toEqual([
    '2026-06-12',
    '2026-06-13',
    '2026-06-15',
    '2026-06-16',
  ]);
});

test('only weekend days between the seven days are asked for', () => {
  expect(daysInQuestion('2026-06-16', '2026-06-16')).toEqual(['2026-06-13', '2026-06-14']);
  expect(daysInQuestion('2026-06-13', '2026-06-30')).toEqual(['2026-06-14']);
});

test('seven days are shown: weekdays, the chosen day and today whatever they are, none after today', () => {
  expect(daysShown('2026-06-16', '2026-06-16', nothing)).toEqual([
    '2026-06-08',
    '2026-06-09',
    '2026-06-10',
    '2026-06-11',
    '2026-06-12',
    '2026-06-15',
    '2026-06-16',
  ]);
  const around = daysShown('2026-06-13', '2026-06-30', nothing);
  expect(around).toHaveLength(7);
  expect(around.slice(-4)).toEqual(['2026-06-13', '2026-06-15', '2026-06-16', '2026-06-17']);
});
