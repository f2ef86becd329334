import { expect, test } from 'vitest';
import { isArrived, isToBeSwitchedOff, pauseOfMessage, pauseOfWebhook } from './rules.ts';

test('the pauses between tries grow, and after about two days a message has failed', () => {
  const pauses = Array.from({ length: 12 }, (_, at) => pauseOfMessage(at + 1) as number);
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
  const days = pauses.reduce((sum, pause) => sum + pause, 0) / 86_400;
  expect(days).toBeGreaterThan(2);
  expect(days).toBeLessThan(3);
  expect(pauseOfMessage(13)).toBeUndefined();
});

test('a webhook is left alone for an hour at most', () => {
  expect([1, 2, 5, 9, 100].map(pauseOfWebhook)).toEqual([10, 30, 1800, 3600, 3600]);
});

test('a webhook that nothing reached for five days is switched off', () => {
  const since = new Date('2026-11-10T12:00:00Z');
  expect(isToBeSwitchedOff(since, new Date('2026-11-15T11:59:59Z'))).toBe(false);
  expect(isToBeSwitchedOff(since, new Date('2026-11-15T12:00:00Z'))).toBe(true);
});

test('only a 2xx says that a message arrived', () => {
  expect([199, 200, 204, 299, 300, 404, 500].map(isArrived)).toEqual([
    false,
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});
