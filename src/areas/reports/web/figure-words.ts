import { showMinutes } from '#areas/time-clock/rules.ts';
import { showDay } from '#platform/shared/dates.ts';
import { showMoney, showPercent } from '#platform/shared/money.ts';
import type { CellValue } from '../contract.ts';
import type { DayRange } from '../rules/days.ts';
import type { Figure, RowColumn } from '../rules/report.ts';

/** One decimal, as a share or a change is read. */
export function showShare(hundredths: number | null): string {
  return hundredths === null ? '—' : showPercent(hundredths, 1);
}

/** With its sign. */
export function showChange(hundredths: number | null): string {
  if (hundredths === null) return '—';
  return `${hundredths > 0 ? '+' : hundredths < 0 ? '−' : ''}${showShare(Math.abs(hundredths))}`;
}

/** The year that a range of days is compared with; none where they are of several. */
export function yearBefore({ from, to }: DayRange): number | undefined {
  const [first, last] = [from, to].map((day) => Number(day.slice(0, 4)));
  return first === last ? (last ?? 0) - 1 : undefined;
}

export function showFigure({ kind }: Pick<Figure, 'kind'>, value: number | null): string {
  if (value === null) return '—';
  if (kind === 'money') return showMoney(value);
  if (kind === 'hours') return showMinutes(value);
  return kind === 'percent' ? showShare(value) : value.toLocaleString('en-US');
}

export function showCell({ kind }: RowColumn, value: CellValue): string {
  if (value === null) return '';
  if (typeof value === 'string') return kind === 'day' ? showDay(value) : value;
  return showFigure({ kind: kind === 'money' || kind === 'hours' ? kind : 'percent' }, value);
}
