const DAY_MS = 86_400_000;
const AUTO_LINES = ['Personal Auto', 'Commercial Auto'];

/** So many months later; a day that the month does not have is its last. */
export function addMonths(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0));
  lastOfMonth.setUTCDate(Math.min(date, lastOfMonth.getUTCDate()));
  return lastOfMonth.toISOString().slice(0, 10);
}

/** Six months for auto lines, otherwise a year. */
export function usualMonths(lineOfBusiness: string): number {
  return AUTO_LINES.includes(lineOfBusiness) ? 6 : 12;
}

/** When a term that begins on that day usually ends. */
export function usualExpiry(effdate: string, lineOfBusiness: string): string {
  return addMonths(effdate, usualMonths(lineOfBusiness));
}

interface Days {
  effdate: string;
  expdate: string;
}

/** The term that follows: it begins where the old one ends and is as long. */
export function nextTerm(old: Days): Days {
  return { effdate: old.expdate, expdate: endAsLongAs(old, old.expdate) };
}

/** When a term from that day on ends that is as long as another, in months where they are whole. */
export function endAsLongAs({ effdate, expdate }: Days, begins: string): string {
  const months = monthsBetween(effdate, expdate);
  if (addMonths(effdate, months) === expdate) return addMonths(begins, months);
  const length = Date.parse(expdate) - Date.parse(effdate);
  return addDays(begins, Math.round(length / DAY_MS));
}

function monthsBetween(from: string, to: string): number {
  const count = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return count(to) - count(from);
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
