import { expect, test } from 'vitest';
import { Refusal } from './refusal.ts';
import { TryLimit } from './try-limit.ts';

const statusOf = (work: () => void) => {
  try {
    work();
    return 200;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [error.status, error.headers['retry-after']];
  }
};

test('a key has so many tries within the time, another key has its own, and the time begins anew', () => {
  const limit = new TryLimit(2, 60_000);
  const at = (key: string, now: number) => statusOf(() => limit.take(key, now));
  expect([at('a', 0), at('a', 1000), at('a', 20_000), at('b', 20_000)]).toEqual([200, 200, [429, '40'], 200]);
  expect(at('a', 60_000)).toBe(200);
});
