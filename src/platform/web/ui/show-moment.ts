import { dayOf, timeOf } from './local-days.ts';

/** A moment as the clock on the person's wall shows it: 11/15/2026, 9:30 AM. */
export function showMoment(moment: Date): string {
  return `${dayOf(moment)}, ${timeOf(moment)}`;
}
