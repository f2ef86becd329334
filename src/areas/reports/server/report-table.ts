import { showMinutes } from '#areas/time-clock/rules.ts';
import type { Cell } from '#platform/server/sheets/sheet.ts';
import { showDay } from '#platform/shared/dates.ts';
import { plainMoney, showPercent } from '#platform/shared/money.ts';
import type { Cells, CellValue, ReportAnswer } from '../contract.ts';
import { changeOf, type Figures } from '../rules/figures.ts';
import { type Figure, GROUPINGS, type Report, type RowColumn } from '../rules/report.ts';
import type { Asked } from './source.ts';

type Kind = Figure['kind'] | RowColumn['kind'];

/** A column of a file: what it is called, and what its numbers are. */
export interface FileColumn {
  label: string;
  kind: Kind;
}

const BEFORE = 'Year before';
const CHANGE = 'Vs. the year before';

export function groupColumns({ report, by }: Asked): FileColumn[] {
  const { figures, comparesYears, measure } = report;
  const measured = figures.find(({ key }) => key === measure)?.kind ?? 'count';
  const years: FileColumn[] = [
    { label: BEFORE, kind: measured },
    { label: CHANGE, kind: 'percent' },
  ];
  return [{ label: GROUPINGS[by].label, kind: 'text' }, ...figures, ...(comparesYears ? years : [])];
}

/** The groups and, last, what they come to. */
export function groupLines(report: Report, answer: ReportAnswer): CellValue[][] {
  const line = (label: string, figures: Figures, before: number | null): CellValue[] => [
    label,
    ...report.figures.map(({ key }) => figures[key] ?? null),
    ...(before === null ? [] : [before, changeOf(figures[report.measure] ?? 0, before)]),
  ];
  return [
    ...answer.groups.map(({ label, figures, before }) => line(label, figures, before)),
    line('Total', answer.total, answer.totalBefore),
  ];
}

export function rowLine({ rows }: Report, cells: Cells): CellValue[] {
  return rows.map(({ key }) => cells[key] ?? null);
}

/** Dollars, percents and hours with two decimals for a spreadsheet, which reckons with them. */
export function sheetCell({ kind }: FileColumn, value: CellValue): Cell {
  if (typeof value !== 'number') return value;
  if (kind === 'hours') return Math.round((100 * value) / 60) / 100;
  return kind === 'money' || kind === 'percent' ? value / 100 : value;
}

/** The same for people. */
export function paperCell({ kind }: FileColumn, value: CellValue): string {
  if (value === null) return '';
  if (typeof value === 'string') return kind === 'day' ? showDay(value) : value;
  if (kind === 'money') return plainMoney(value);
  if (kind === 'hours') return showMinutes(value);
  return kind === 'percent' ? showPercent(value) : value.toLocaleString('en-US');
}
