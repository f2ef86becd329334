import { expect, test } from 'vitest';
import type { Drawer } from '../contract.ts';
import { askedAtClock } from './asked-at-clock.ts';

const office = { id: 1, name: 'Main Street' };
const open = { id: 7, endingAmount: null } as Drawer;
const ended = { id: 7, endingAmount: 100 } as Drawer;
const own = { office, isDayClosed: false, results: null, earlier: null };

test('the first clock-in of a day asks for start, a later one does not', () => {
  expect(askedAtClock(false, own)).toBe('start');
  expect(askedAtClock(false, { ...own, results: ended })).toBeUndefined();
});

test('clock-out asks to end the open drawer, that of an earlier day when there is none of today', () => {
  expect(askedAtClock(true, { ...own, results: open })).toBe(open);
  expect(askedAtClock(true, { ...own, earlier: open })).toBe(open);
  expect(askedAtClock(true, { ...own, results: ended, earlier: open })).toBeUndefined();
  expect(askedAtClock(true, own)).toBeUndefined();
});

test('nobody is asked on a closed day or without an office', () => {
  for (const isIn of [true, false]) {
    expect(askedAtClock(isIn, { ...own, results: isIn ? open : null, isDayClosed: true })).toBeUndefined();
    expect(askedAtClock(isIn, { ...own, office: null })).toBeUndefined();
  }
});
