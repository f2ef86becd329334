const DAY_MS = 86_400_000;
const SHOWN = 7;

/** The day this many days after it; before it with a minus. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

export function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(day).getUTCDay());
}

/** Seven days around the chosen one, none after today: weekdays, and the chosen day whatever it is. */
export function daysShown(date: string, today: string): string[] {
  const isShown = (day: string) => day === date || day === today || !isWeekend(day);
  const after: string[] = [];
  for (let day = dayAfter(date, 1); day <= today && after.length < SHOWN / 2 - 1; day = dayAfter(day, 1))
    if (isShown(day)) after.push(day);
  const days = [date, ...after];
  for (let day = dayAfter(date, -1); days.length < SHOWN; day = dayAfter(day, -1))
    if (isShown(day)) days.unshift(day);
  return days;
}
