import { clockAt, dayAt } from '#platform/shared/clock.ts';
import { texts } from './texts.ts';

/** By the clock of the person's office, wherever the computer is. */
export function greeting(timeZone: string, now: Date): string {
  const hour = Number(clockAt(timeZone, now).slice(11, 13));
  if (hour < 12) return texts.greeting.morning;
  return hour < 18 ? texts.greeting.afternoon : texts.greeting.evening;
}

/** "Sunday, November 15" in the person's office. A format of `Intl` with the names of days takes 27 ms to make. */
export function longDate(timeZone: string, now: Date): string {
  const { weekdays, months, by } = texts.today;
  const day = new Date(dayAt(timeZone, now));
  return by(weekdays[day.getUTCDay()] ?? '', months[day.getUTCMonth()] ?? '', day.getUTCDate());
}
