import { showDay } from '#platform/shared/dates.ts';
import { type Cents, type PercentHundredths, showMoney, showPercent } from '#platform/shared/money.ts';
import { HIGHEST_APR } from './highest-apr.ts';
import { type MeantDay, meantDays } from './meant-days.ts';
import { type UnitPeriod, type UnitPeriods, unitPeriodOf } from './unit-period.ts';

/** Money that is advanced or paid on a day. */
export interface Flow {
  date: string;
  amount: Cents;
}

export interface Apr {
  /** Hundredths of a percent, as it is disclosed. */
  apr: PercentHundredths;
  /** The rate of one unit-period, as exact as it was found: schedules are worked out with it. */
  rate: number;
  unit: UnitPeriod;
  /** The day from which time is counted: that of the first advance. */
  begins: string;
  /** How it was found, in words; most who ask for an APR do not ask for them. */
  working(): string[];
}

export type AprAnswer = Apr | { problem: { field: 'advances' | 'payments'; message: string } };

/** The annual percentage rate by Regulation Z, Appendix J, for any advances and payments. */
export function aprOf(advances: readonly Flow[], payments: readonly Flow[]): AprAnswer {
  const given = { advances: byDay(advances), payments: byDay(payments) };
  const begins = given.advances[0]?.date ?? '';
  const problem = problemOf(given.advances, given.payments);
  if (problem) return { problem };
  const days = { advances: meantOf(given.advances), payments: meantOf(given.payments) };
  const unit = unitPeriodOf(begins, days.advances, days.payments);
  const timed = (flows: readonly Flow[], meant: readonly MeantDay[]) =>
    flows.map((flow, at) => ({ ...flow, ...unit.count(begins, meant[at] as MeantDay) }));
  const out = timed(given.advances, days.advances);
  const back = timed(given.payments, days.payments);
  const rate = solve((tried) => presentValue(out, tried) - presentValue(back, tried), unit);
  if (rate === undefined)
    return { problem: { field: 'payments', message: `No APR up to ${showPercent(HIGHEST_APR)} fits them.` } };
  const apr = Math.round(rate * unit.perYear * 10_000);
  return { apr, rate, unit, begins, working: () => workingOf({ out, back, unit, rate, apr }) };
}

/** What falls on one day counts as one. */
function byDay(flows: readonly Flow[]): Flow[] {
  const sums = new Map<string, Cents>();
  for (const { date, amount } of flows) sums.set(date, (sums.get(date) ?? 0) + amount);
  return [...sums].map(([date, amount]) => ({ date, amount })).toSorted(byDate);
}

const byDate = (a: Flow, b: Flow) => a.date.localeCompare(b.date);
const meantOf = (flows: readonly Flow[]) => meantDays(flows.map(({ date }) => date));
const sumOf = (flows: readonly Flow[]) => flows.reduce((sum, { amount }) => sum + amount, 0);

function problemOf(advances: readonly Flow[], payments: readonly Flow[]) {
  const [first] = advances;
  const [paid] = payments;
  if (!first || !paid)
    return { field: first ? 'payments' : 'advances', message: 'Enter at least one.' } as const;
  if (paid.date < first.date)
    return {
      field: 'payments',
      message: `Nothing is owed before the first advance, on ${showDay(first.date)}.`,
    } as const;
  if ((payments.at(-1)?.date ?? '') === first.date)
    return { field: 'payments', message: 'Enter a payment after the day of the first advance.' } as const;
  if (sumOf(payments) < sumOf(advances))
    return {
      field: 'payments',
      message: `The payments come to ${showMoney(sumOf(payments))}, less than the ${showMoney(sumOf(advances))} advanced.`,
    } as const;
  return undefined;
}

interface Timed extends Flow, UnitPeriods {}

/** (b)(8): the general equation, with simple interest for the fraction of a unit-period. */
export function presentValue(flows: readonly Timed[], rate: number): number {
  let sum = 0;
  for (const { amount, full, fraction } of flows)
    sum += amount / ((1 + fraction * rate) * (1 + rate) ** full);
  return sum;
}

const SCANS = 400;
const HALVINGS = 200;

/** The lowest rate from zero on at which the difference stops being negative. */
function solve(difference: (rate: number) => number, { perYear }: UnitPeriod): number | undefined {
  const highest = (HIGHEST_APR + 0.49) / 10_000 / perYear;
  if (difference(0) >= 0) return 0;
  const step = (at: number) => (at * highest) / SCANS;
  let at = 1;
  while (at <= SCANS && difference(step(at)) < 0) at += 1;
  if (at > SCANS) return undefined;
  let [low, high] = [step(at - 1), step(at)];
  for (let turn = 0; turn < HALVINGS && low < high; turn += 1) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) break;
    if (difference(middle) < 0) low = middle;
    else high = middle;
  }
  return high;
}

interface Worked {
  out: readonly Timed[];
  back: readonly Timed[];
  unit: UnitPeriod;
  rate: number;
  apr: PercentHundredths;
}

function workingOf({ out, back, unit, rate, apr }: Worked): string[] {
  const charge = sumOf(back) - sumOf(out);
  return [
    `Unit-period: ${unit.name}, ${rounded(unit.perYear)} in a year.`,
    ...out.map((flow) => `Advance of ${flowWords(flow)}`),
    ...back.map((flow, at) => `Payment ${at + 1} of ${flowWords(flow)}`),
    `Finance charge: ${showMoney(sumOf(back))} − ${showMoney(sumOf(out))} = ${showMoney(charge)}.`,
    `At ${(rate * 100).toFixed(6)} % for each unit-period, advances and payments are worth the same.`,
    `APR: ${(rate * 100).toFixed(6)} % × ${rounded(unit.perYear)} = ${showPercent(apr)}.`,
  ];
}

const rounded = (count: number) => String(Number(count.toFixed(4)));

function flowWords({ date, amount, full, fraction }: Timed): string {
  const count = fraction === 0 ? String(full) : (full + fraction).toFixed(4);
  return `${showMoney(amount)} on ${showDay(date)}: after ${count} unit-period${count === '1' ? '' : 's'}.`;
}
