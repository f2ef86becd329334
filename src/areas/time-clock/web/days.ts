import { timeOf } from '#platform/web/ui/local-days.ts';

const DAYS = 7;

/** The beginning of the day this many days ago, by the computer's own clock. */
function dayBefore(moment: Date, days: number): Date {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() - days);
}

export function startOfDay(moment: Date): Date {
  return dayBefore(moment, 0);
}

/** The beginnings of the last seven days, today's the last. */
export function lastDays(moment: Date): Date[] {
  return Array.from({ length: DAYS }, (_, at) => dayBefore(moment, DAYS - 1 - at));
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

export function weekdayOf(day: Date): string {
  return WEEKDAYS[day.getDay()] ?? '';
}

/** "9:44 PM", with the day where it is not today's. */
export function showTime(moment: Date, now: Date): string {
  const isToday = startOfDay(moment).getTime() === startOfDay(now).getTime();
  return isToday ? timeOf(moment) : `${weekdayOf(moment)} ${timeOf(moment)}`;
}
