import { clockAt } from '#platform/shared/clock.ts';
import { texts } from './texts.ts';

/** By the clock of the person's office, wherever the computer is. */
export function greeting(timeZone: string, now: Date): string {
  const hour = Number(clockAt(timeZone, now).slice(11, 13));
  if (hour < 12) return texts.greeting.morning;
  return hour < 18 ? texts.greeting.afternoon : texts.greeting.evening;
}

/** "Sunday, November 15" in the person's office. */
export function longDate(timeZone: string, now: Date): string {
  return now.toLocaleDateString('en-US', { timeZone, weekday: 'long', month: 'long', day: 'numeric' });
}
