import { showCount } from './show-count.ts';

const DAY_MS = 86_400_000;

/** How late something is that was due on a day before today: 4 days late. */
export function daysLate(due: string, today: string): string {
  const days = Math.round((Date.parse(today) - Date.parse(due)) / DAY_MS);
  return days === 1 ? '1 day late' : `${showCount(days)} days late`;
}
