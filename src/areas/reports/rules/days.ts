import { addDays, addMonths, dayInMonth } from '#platform/shared/calendar.ts';

export interface DayRange {
  from: string;
  to: string;
}

const yearOf = (day: string) => Number(day.slice(0, 4));
const monthOf = (day: string) => Number(day.slice(5, 7));
const lastOf = (year: number, month: number) => dayInMonth(year, month, 31);
/** Monday is the first day of a week. */
const weekBegin = (day: string) => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

interface Days {
  label: string;
  range: (today: string) => DayRange;
}

/** Ranges that move with the calendar, so that a saved filter stays what its name says. */
export const DAYS = {
  today: { label: 'Today', range: (today) => ({ from: today, to: today }) },
  thisWeek: {
    label: 'This week',
    range: (today) => ({ from: weekBegin(today), to: addDays(weekBegin(today), 6) }),
  },
  thisMonth: {
    label: 'This month',
    range: (today) => ({
      from: `${today.slice(0, 8)}01`,
      to: lastOf(yearOf(today), monthOf(today)),
    }),
  },
  lastMonth: {
    label: 'Last month',
    range: (today) => ({
      from: addMonths(`${today.slice(0, 8)}01`, -1),
      to: addDays(`${today.slice(0, 8)}01`, -1),
    }),
  },
  yearToDate: {
    label: 'This year to date',
    range: (today) => ({ from: `${today.slice(0, 4)}-01-01`, to: today }),
  },
  lastYear: {
    label: 'Last year',
    range: (today) => ({ from: `${yearOf(today) - 1}-01-01`, to: `${yearOf(today) - 1}-12-31` }),
  },
  last12Months: {
    label: 'Last twelve months',
    range: (today) => ({ from: addDays(addMonths(today, -12), 1), to: today }),
  },
  next30Days: { label: 'Next 30 days', range: (today) => ({ from: today, to: addDays(today, 29) }) },
  last90AndNext90: {
    label: 'Last and next 90 days',
    range: (today) => ({ from: addDays(today, -90), to: addDays(today, 90) }),
  },
  overdueAndNext30: {
    label: 'Overdue and the next 30 days',
    range: (today) => ({ from: addMonths(today, -120), to: addDays(today, 29) }),
  },
} as const satisfies Record<string, Days>;

export type DaysName = keyof typeof DAYS;
export const DAYS_NAMES = Object.keys(DAYS) as [DaysName, ...DaysName[]];

/** The same days a year before; of whole months the same months, so that a leap day is not left out. */
export function yearBefore({ from, to }: DayRange): DayRange {
  const isWhole = from.endsWith('-01') && addDays(to, 1).endsWith('-01');
  return {
    from: addMonths(from, -12),
    to: isWhole ? lastOf(yearOf(to) - 1, monthOf(to)) : addMonths(to, -12),
  };
}

interface AskedDays {
  days?: DaysName | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** The days that somebody asks for: named, or one by one; what is left open is the report's own. */
export function rangeOf({ days, from, to }: AskedDays, usual: DaysName, today: string): DayRange {
  const named = DAYS[days ?? usual].range(today);
  return days ? named : { from: from ?? named.from, to: to ?? named.to };
}

/** How often a saved report is mailed, in the morning of the owner's office. */
export const SCHEDULES = {
  daily: 'Every day',
  weekly: 'Mondays',
  monthly: 'First of the month',
} as const;
export type Schedule = keyof typeof SCHEDULES;
export const SCHEDULE_NAMES = Object.keys(SCHEDULES) as [Schedule, ...Schedule[]];
/** By the clock of the owner's office. */
export const MAILED_AT = '06:00';

/** The first day after today on which it is mailed. */
export function nextMailDay(schedule: Schedule, today: string): string {
  if (schedule === 'daily') return addDays(today, 1);
  if (schedule === 'weekly') return addDays(weekBegin(today), 7);
  return dayInMonth(yearOf(today), monthOf(today) + 1, 1);
}
