import { setTimeout as pause } from 'node:timers/promises';

const HOUR_MS = 3_600_000;

/** How long it is until the next day may begin: in every time zone that the tests use, at a full hour. */
export function untilNextDay(now: number): number {
  return HOUR_MS - (now % HOUR_MS);
}

/**
 * Makes a test that asks for the day begin after midnight when it could not finish before. It would use the previous
 * day, and the product with the next.
 */
export async function stayWithinTheDay(
  seconds: number,
  now = Date.now(),
  wait: (ms: number) => Promise<unknown> = pause,
): Promise<void> {
  const left = untilNextDay(now);
  if (left <= seconds * 1000) await wait(left);
}
