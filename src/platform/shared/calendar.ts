const DAY_MS = 86_400_000;

/** So many months later, or earlier; a day that the month does not have is its last. */
export function addMonths(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return dayInMonth(year, month + months, date);
}

/** The day of a month, counted from 1 and beyond 12 into other years; one that the month does not have is its last. */
export function dayInMonth(year: number, month: number, date: number): string {
  const lastOfMonth = new Date(Date.UTC(year, month, 0));
  lastOfMonth.setUTCDate(Math.min(date, lastOfMonth.getUTCDate()));
  return lastOfMonth.toISOString().slice(0, 10);
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** Months by the calendar's pages alone, whatever the days. */
export function pagesBetween(from: string, to: string): number {
  const count = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return count(to) - count(from);
}
