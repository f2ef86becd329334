import { addMonths, daysBetween } from '#platform/shared/calendar.ts';
import { type Interval, intervalTo, isTwiceAMonth, type MeantDay } from './meant-days.ts';

/** The interval of time by which Regulation Z, Appendix J counts (b)(4). */
export interface UnitPeriod {
  /** As people call it: month, 2 weeks, semimonth, 45 days. */
  name: string;
  perYear: number;
  count(from: string, to: MeantDay): UnitPeriods;
}

/** How many of them lie between two days: whole ones, and the fraction that remains. */
export interface UnitPeriods {
  full: number;
  fraction: number;
}

const MONTH_DAYS = 30;
const YEAR_DAYS = 365;

const split = (days: number, size: number): UnitPeriods => ({
  full: Math.floor(days / size),
  fraction: (days % size) / size,
});
const equalDays = ({ months, days }: Interval) => months * MONTH_DAYS + days;
const plural = (count: number, name: string) => (count === 1 ? name : `${count} ${name}s`);

/** (b)(5)(ii) and (iii). */
function ofMonths(months: number): UnitPeriod {
  if (months >= 12) return YEAR;
  return {
    name: plural(months, 'month'),
    perYear: 12 / months,
    count: (from, to) => {
      const found = intervalTo(from, to);
      if (months === 1) return { full: found.months, fraction: found.days / MONTH_DAYS };
      return split(equalDays(found), months * MONTH_DAYS);
    },
  };
}

/** (b)(5)(iii). */
const SEMIMONTH: UnitPeriod = {
  name: 'semimonth',
  perYear: 24,
  count: (from, to) => split(equalDays(intervalTo(from, to)), MONTH_DAYS / 2),
};

/** (b)(5)(v): what remains beside full years is in months where they are whole, else in days. */
const YEAR: UnitPeriod = {
  name: 'year',
  perYear: 1,
  count: (from, to) => {
    const { months, days } = intervalTo(from, to);
    const full = Math.floor(months / 12);
    if (days === 0) return { full, fraction: (months % 12) / 12 };
    return { full, fraction: daysBetween(from, addMonths(to.date, -12 * full)) / YEAR_DAYS };
  },
};

/** (b)(5)(iv). */
function ofDays(days: number): UnitPeriod {
  if (days > YEAR_DAYS) return YEAR;
  const isWeeks = days % 7 === 0;
  return {
    name: isWeeks ? plural(days / 7, 'week') : plural(days, 'day'),
    perYear: isWeeks ? 52 / (days / 7) : YEAR_DAYS / days,
    count: (from, to) => split(daysBetween(from, to.date), days),
  };
}

/** (b)(4)(ii), (b)(5)(vi) and (vii): one advance and one payment make the term the unit-period, up to a year. */
function ofTerm(from: string, payment: MeantDay): UnitPeriod {
  const { months, days } = intervalTo(from, payment);
  if (months >= 12) return YEAR;
  if (days === 0 && months > 0) return ofMonths(months);
  const term = daysBetween(from, payment.date);
  return {
    name: plural(term, 'day'),
    perYear: YEAR_DAYS / term,
    count: (start, to) => ({ full: to.date === start ? 0 : 1, fraction: 0 }),
  };
}

/** The unit-period of a transaction that begins on that day. */
export function unitPeriodOf(
  begins: string,
  advances: readonly MeantDay[],
  payments: readonly MeantDay[],
): UnitPeriod {
  const [payment] = payments;
  if (advances.length === 1 && payments.length === 1 && payment && payment.date > begins)
    return ofTerm(begins, payment);
  const periods = [...periodsOf(begins, advances), ...periodsOf(begins, payments)];
  return commonPeriod(periods) ?? averagePeriod(periods);
}

interface Period {
  key: string;
  days: number;
  unit: () => UnitPeriod;
}

/** (b)(3)(i): between advances, between payments, and from the beginning to the first of each. */
function periodsOf(begins: string, series: readonly MeantDay[]): Period[] {
  const isSemimonthly = isTwiceAMonth(series.map(({ date }) => date));
  return series.flatMap((day, at) => {
    const from = series[at - 1]?.date ?? begins;
    if (from === day.date) return [];
    const days = daysBetween(from, day.date);
    if (isSemimonthly && at > 0) return [{ key: 'semimonth', days, unit: () => SEMIMONTH }];
    const whole = intervalTo(from, day);
    return whole.days === 0
      ? [{ key: `${whole.months} months`, days, unit: () => ofMonths(whole.months) }]
      : [{ key: `${days} days`, days, unit: () => ofDays(days) }];
  });
}

/** The period that occurs most often, at least twice; of two that occur as often, the smaller. */
function commonPeriod(periods: readonly Period[]): UnitPeriod | undefined {
  const groups = Object.values(Object.groupBy(periods, ({ key }) => key)).flatMap((group) =>
    group && group.length > 1 ? [{ count: group.length, ...(group[0] as Period) }] : [],
  );
  return groups.toSorted((a, b) => b.count - a.count || a.days - b.days)[0]?.unit();
}

/** (b)(4)(i)(B): the average of all periods, as the nearest standard interval; of two equally near, the lower. */
function averagePeriod(periods: readonly Period[]): UnitPeriod {
  const average = periods.reduce((sum, { days }) => sum + days, 0) / Math.max(1, periods.length);
  const [nearest] = STANDARD.toSorted(
    (a, b) => Math.abs(a.days - average) - Math.abs(b.days - average) || a.days - b.days,
  );
  return (nearest ?? STANDARD_DAY).unit();
}

const STANDARD_DAY = { days: 1, unit: () => ofDays(1) };
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
/** A day, weeks, a semimonth, months: (b)(3)(iii). Twelve months are 365 days. */
const STANDARD = [
  STANDARD_DAY,
  { days: YEAR_DAYS / 24, unit: () => SEMIMONTH },
  ...upTo(12).map((months) => ({ days: (months * YEAR_DAYS) / 12, unit: () => ofMonths(months) })),
  ...upTo(52).map((weeks) => ({ days: weeks * 7, unit: () => ofDays(weeks * 7) })),
];
