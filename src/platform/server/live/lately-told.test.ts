import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LatelyTold } from './lately-told.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

const DANA = { masterId: 1, employeeId: 11 };
const SAM = { masterId: 1, employeeId: 12 };
const STRANGER = { masterId: 2, employeeId: 11 };

const everybody = (lately: LatelyTold, withinMs?: number) =>
  [DANA, SAM, STRANGER].map((person) => lately.mayHaveMissed(person, withinMs));

function hearingForAMinute(): LatelyTold {
  const lately = new LatelyTold();
  lately.hearing();
  vi.advanceTimersByTime(60_000);
  return lately;
}

test('whoever was told nothing since has missed nothing', () => {
  const lately = hearingForAMinute();
  lately.told(1, 11);
  vi.advanceTimersByTime(2000);
  expect(everybody(lately, 3000)).toEqual([true, false, false]);
  expect(everybody(lately, 1000)).toEqual([false, false, false]);
});

test('what an agency was told may have been missed by all of its people', () => {
  const lately = hearingForAMinute();
  lately.told(1, 'agency');
  expect(everybody(lately, 1000)).toEqual([true, true, false]);
});

test('what was said before this process listened, or longer ago than it remembers, may have been missed', () => {
  const lately = new LatelyTold();
  expect(lately.mayHaveMissed(DANA, 0)).toBe(true);
  lately.hearing();
  vi.advanceTimersByTime(2000);
  expect([1000, 3000].map((ms) => lately.mayHaveMissed(DANA, ms))).toEqual([false, true]);
  vi.advanceTimersByTime(600_000);
  expect([60_000, 61_000, undefined].map((ms) => lately.mayHaveMissed(DANA, ms))).toEqual([
    false,
    true,
    true,
  ]);
});

test('what is forgotten is nothing that anyone may ask about', () => {
  const lately = hearingForAMinute();
  lately.told(1, 11);
  vi.advanceTimersByTime(30_000);
  lately.told(1, 12);
  vi.advanceTimersByTime(30_000);
  lately.forgetOld();
  expect(everybody(lately, 60_000)).toEqual([true, true, false]);
});
