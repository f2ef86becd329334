import { dayAt } from '#platform/shared/clock.ts';

const DAY = 86_400_000;

/** Where the demo offices are. */
export const TIME_ZONE = 'America/New_York';

/** The day on the wall of the demo offices: their evening is the next day in Greenwich. */
export function demoToday(now = new Date()): string {
  return dayAt(TIME_ZONE, now);
}

/** The day this many days before `today` (YYYY-MM-DD). */
export function daysBefore(today: string, days: number): string {
  return new Date(Date.parse(today) - days * DAY).toISOString().slice(0, 10);
}
