import { addDays } from '#platform/shared/calendar.ts';

const SHOWN = 7;

export const isWeekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay());

/**
 * Seven days around the chosen one, none after today: weekdays, days of a weekend on which the office worked, and the
 * chosen day and today whatever they are.
 */
export function daysShown(date: string, today: string, worked: ReadonlySet<string>): string[] {
  const isShown = (day: string) => day === date || day === today || !isWeekend(day) || worked.has(day);
  const after: string[] = [];
  for (let day = addDays(date, 1); day <= today && after.length < SHOWN / 2 - 1; day = addDays(day, 1))
    if (isShown(day)) after.push(day);
  const days = [date, ...after];
  for (let day = addDays(date, -1); days.length < SHOWN; day = addDays(day, -1))
    if (isShown(day)) days.unshift(day);
  return days;
}

/** The days that are shown only if the office worked. Without them seven days reach farthest, so none lies beyond. */
export function daysInQuestion(date: string, today: string): string[] {
  const farthest = daysShown(date, today, new Set());
  const [first, last] = [farthest[0] as string, farthest.at(-1) as string];
  const between: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) if (!farthest.includes(day)) between.push(day);
  return between;
}
