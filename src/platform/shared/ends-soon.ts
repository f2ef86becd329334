import { daysBetween } from './calendar.ts';

/** How many days before a term ends it is time to renew it. */
const SOON_DAYS = 30;

/** True from some days before the end on, and afterwards; what becomes of it is another question. */
export function endsSoon(end: string, today: string): boolean {
  return daysBetween(today, end) <= SOON_DAYS;
}
