import { Bars } from '#platform/web/charts/bars.tsx';
import { LyingBars } from '#platform/web/charts/lying-bars.tsx';
import { shortMoney } from '#platform/web/charts/short-money.ts';
import type { ReportAnswer, ReportGroup } from '../contract.ts';
import { type Figure, GROUPINGS, type GroupingName, isCalendar, type Report } from '../rules/report.ts';
import { showFigure, yearBefore } from './figure-words.ts';
import { texts } from './texts.ts';

/** More would be too thin to be told apart; the rest is one bar. */
const MOST_BARS = 12;
const MOST_DAYS = 366;

interface ReportChartProps {
  report: Report;
  by: GroupingName;
  answer: ReportAnswer;
  /** In the order of the table. */
  groups: readonly ReportGroup[];
}

/** The measure of each group, above the table and in its order. */
export function ReportChart({ report, by, answer, groups }: ReportChartProps) {
  const { figures, measure, parts } = report;
  const measured = figures.find(({ key }) => key === measure) as Figure;
  // A scale is read in whole hours.
  const unit = measured.kind === 'hours' ? 60 : 1;
  const show = (value: number) => showFigure(measured, Math.round(value * unit));
  const showShort = measured.kind === 'money' ? shortMoney : show;
  const label = texts.report.by(measured.label, GROUPINGS[by].label);
  const nameOf = (key: string) => figures.find((figure) => figure.key === key)?.label ?? '';
  const names = parts && ([nameOf(parts[0]), nameOf(parts[1])] as const);
  const bars = barsOf(report, groups, unit);
  return isCalendar(by) ? (
    <Bars
      label={label}
      bars={bars.slice(-MOST_DAYS)}
      show={show}
      showShort={showShort}
      height={220}
      {...(names && { parts: names })}
      {...(bars.length > 18 && { labelEvery: Math.ceil(bars.length / 8) })}
    />
  ) : (
    <LyingBars
      label={label}
      bars={fewer(bars)}
      show={show}
      showShort={showShort}
      {...(names && { parts: names })}
      {...(report.comparesYears && { markWords: texts.yearBefore.sameDays(yearBefore(answer)) })}
    />
  );
}

interface ReportBar {
  label: string;
  value: number;
  part?: number;
  mark?: number;
}

function barsOf({ measure, parts }: Report, groups: readonly ReportGroup[], unit: number): ReportBar[] {
  return groups.map(({ label, figures, before }) => ({
    label,
    value: (figures[measure] ?? 0) / unit,
    ...(parts && { part: (figures[parts[0]] ?? 0) / unit }),
    ...(before !== null && { mark: before / unit }),
  }));
}

function fewer(bars: readonly ReportBar[]): readonly ReportBar[] {
  if (bars.length <= MOST_BARS) return bars;
  const rest = bars.slice(MOST_BARS - 1);
  const sum = (of: (bar: ReportBar) => number | undefined) =>
    rest.reduce((total, bar) => total + (of(bar) ?? 0), 0);
  return [
    ...bars.slice(0, MOST_BARS - 1),
    {
      label: texts.report.others(rest.length),
      value: sum(({ value }) => value),
      ...(rest[0]?.part !== undefined && { part: sum(({ part }) => part) }),
      ...(rest[0]?.mark !== undefined && { mark: sum(({ mark }) => mark) }),
    },
  ];
}
