import { dayInMonth, daysBetween, pagesBetween } from '#platform/shared/calendar.ts';

/** A date of a series, with the day of the month it is meant for: 02/28 may stand for the 31st. */
export interface MeantDay {
  date: string;
  dayOfMonth: number;
}

export interface Interval {
  months: number;
  days: number;
}

const partsOf = (date: string): [number, number, number] => [
  Number(date.slice(0, 4)),
  Number(date.slice(5, 7)),
  Number(date.slice(8, 10)),
];

export function asWritten(date: string): MeantDay {
  return { date, dayOfMonth: partsOf(date)[2] };
}

/**
 * Appendix J (b)(3)(iv): in a series on the last day of each month, months run from last day to last day, and one on
 * the 29th or 30th uses the last day of February.
 */
export function meantDays(dates: readonly string[]): MeantDay[] {
  if (!isTwiceAMonth(dates)) return monthlyRuns(dates);
  const halves = [0, 1].map((half) => monthlyRuns(dates.filter((_, at) => at % 2 === half)));
  return dates.map((date, at) => halves[at % 2]?.[(at - (at % 2)) / 2] ?? asWritten(date));
}

/** Payments on two days of each month, such as the 1st and the 15th. Every other week is no such series. */
export function isTwiceAMonth(dates: readonly string[]): boolean {
  if (dates.length < 3) return false;
  const gaps: number[] = [];
  for (const [at, date] of dates.slice(1).entries()) {
    const gap = daysBetween(dates[at] as string, date);
    if (gap < 13 || gap > 18) return false;
    gaps.push(gap);
  }
  if (gaps.every((gap) => gap === gaps[0])) return false;
  return [0, 1].every((half) => {
    const own = dates.filter((_, at) => at % 2 === half);
    const isEveryMonth = own.every((date, at) => at === 0 || pagesBetween(own[at - 1] as string, date) === 1);
    return isEveryMonth && isOneDay(own, latestDay(own));
  });
}

const latestDay = (dates: readonly string[]) => Math.max(...dates.map((date) => partsOf(date)[2]));

/** True when all of them are that day of their month, or its last where it is shorter. */
function isOneDay(dates: readonly string[], dayOfMonth: number): boolean {
  return dates.every((date) => {
    const [year, month] = partsOf(date);
    return dayInMonth(year, month, dayOfMonth) === date;
  });
}

function monthlyRuns(dates: readonly string[]): MeantDay[] {
  const runs: { days: string[]; dayOfMonth: number }[] = [];
  for (const date of dates) {
    const [, , day] = partsOf(date);
    const run = runs.at(-1);
    const dayOfMonth = Math.max(day, run?.dayOfMonth ?? 0);
    // A run fits its own day already; only a later one has to be tried on all of it.
    const unproven = run?.dayOfMonth === dayOfMonth ? [date] : [...(run?.days ?? []), date];
    if (run && isOneDay(unproven, dayOfMonth)) {
      run.days.push(date);
      run.dayOfMonth = dayOfMonth;
    } else runs.push({ days: [date], dayOfMonth: day });
  }
  return runs.flatMap(({ days, dayOfMonth }) => days.map((date) => ({ date, dayOfMonth })));
}

/** Full months measured back from the later date, and the days that remain, counted forward from the earlier one. */
export function intervalTo(from: string, later: MeantDay): Interval {
  const [year, month] = partsOf(later.date);
  const back = (months: number) =>
    months === 0 ? later.date : dayInMonth(year, month - months, later.dayOfMonth);
  const pages = pagesBetween(from, later.date);
  const months = pages > 0 && back(pages) < from ? pages - 1 : pages;
  return { months, days: daysBetween(from, back(months)) };
}
