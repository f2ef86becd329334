import { setTimeout as pause } from 'node:timers/promises';
import { dayAt } from '#platform/shared/clock.ts';

const HOUR_MS = 3_600_000;

/** The time limit of a test, as vitest.config.ts sets it: only what hangs reaches it, even while others use the machine. */
export const TEST_LIMIT_MS = 60_000;

/** How long it is until the next day may begin: in every time zone that offices are in, at a full hour. */
export function untilNextDay(now: number): number {
  return HOUR_MS - (now % HOUR_MS);
}

/** The same for tests whose offices and browser are all in one time zone: longer than an hour counts as an hour. */
export function untilNextDayIn(timeZone: string, now: number): number {
  const left = untilNextDay(now);
  const isMidnight = dayAt(timeZone, new Date(now)) !== dayAt(timeZone, new Date(now + left));
  return isMidnight ? left : HOUR_MS;
}

interface Waiting {
  left?: number;
  wait?: (ms: number) => Promise<unknown>;
}

/**
 * Makes a test that asks for the day begin after midnight when its time limit would let it end after that: it would
 * use the previous day, and the product the next. A test with a very long limit does not wait that long: if it asks
 * for the day, it calls this before each of its runs.
 */
export async function stayWithinTheDay(
  limitMs = TEST_LIMIT_MS,
  { left = untilNextDay(Date.now()), wait = pause }: Waiting = {},
): Promise<void> {
  if (left <= limitMs) await wait(left);
}
