const DAY_MS = 86_400_000;

/** So many months later, or earlier; a day that the month does not have is its last. */
export function addMonths(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return dayInMonth(year, month + months, date);
}

/** The day of a month, counted from 1 and beyond 12 into other years; one that the month does not have is its last. */
export function dayInMonth(year: number, month: number, date: number): string {
  const months = year * 12 + month - 1;
  const inYear = Math.floor(months / 12);
  const inMonth = months - inYear * 12 + 1;
  const day = Math.min(date, lastDayOf(inYear, inMonth));
  // Put together by hand: a list of contracts works out thousands of due days, and a Date for each took most of its time.
  return `${String(inYear).padStart(4, '0')}-${twoDigits(inMonth)}-${twoDigits(day)}`;
}

export function lastDayOf(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

function twoDigits(number: number): string {
  return number < 10 ? `0${number}` : String(number);
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
