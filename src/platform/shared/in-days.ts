import { daysBetween } from './calendar.ts';
import { showCount } from './show-count.ts';

/** How far a day is from today: today, tomorrow, in 12 days. */
export function inDays(today: string, day: string): string {
  const days = daysBetween(today, day);
  if (days <= 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${showCount(days)} days`;
}
