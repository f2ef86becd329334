import { showMonth } from '#platform/shared/dates.ts';
import type { PreviewedSheet } from '#platform/shared/sheets/preview.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** 03/31/2026, 3/2026, 2026-03-31, 2026-03, 202603, March 2026, Mar. 31, 2026. */
const DAYS = new RegExp(
  [
    String.raw`\b(?<usMonth>\d{1,2})/(?:\d{1,2}/)?(?<usYear>\d{4})\b`,
    String.raw`\b(?<isoYear>\d{4})-(?<isoMonth>\d{2})(?:-\d{2})?\b`,
    String.raw`\b(?<packedYear>20\d{2})(?<packedMonth>\d{2})\b`,
    String.raw`\b(?<name>${MONTHS.join('|')})[a-z]{0,6}\.? (?:\d{1,2},? )?(?<nameYear>\d{4})\b`,
  ].join('|'),
  'gi',
);

/** Says that the days after it are those of the statement, not that of its printing. */
const LABEL = /\b(?:period|month|cycle)\b/i;
const BETWEEN = /^ ?(?:-|–|—|to|through|thru) ?$/i;
const HAS_DAY = /^\d{1,2}\/\d{1,2}\/|^\d{4}-\d{2}-|^[a-z]+\.? \d{1,2},? /i;

interface Found {
  month: string;
  from: number;
  to: number;
  isDay: boolean;
}

function monthsIn(text: string): Found[] {
  return [...text.matchAll(DAYS)].flatMap(({ 0: whole, index, groups = {} }) => {
    const year = groups.usYear ?? groups.isoYear ?? groups.packedYear ?? groups.nameYear;
    const named = groups.name && MONTHS.indexOf(groups.name.toLowerCase()) + 1;
    const number = Number(groups.usMonth ?? groups.isoMonth ?? groups.packedMonth ?? named);
    if (number < 1 || number > 12) return [];
    const month = `${year}-${String(number).padStart(2, '0')}`;
    return [{ month, from: index, to: index + whole.length, isDay: HAS_DAY.test(whole) }];
  });
}

/**
 * The month of a text that names a period: by its label, or as a range of days, whose last one counts. Other days of
 * the same line are those of printing, of a check or of the next statement.
 */
function periodIn(text: string): string | undefined {
  const found = monthsIn(text);
  const label = LABEL.exec(text)?.index;
  const afterLabel = label === undefined ? [] : found.filter(({ from }) => from > label);
  if (afterLabel.length > 0) return endOfFirst(text, afterLabel);
  return endOfRange(text, found) ?? (label === undefined ? undefined : found.at(-1)?.month);
}

/** The first day after a label, or the one that it reaches to; the two may be in cells of their own. */
function endOfFirst(text: string, [first, second]: readonly Found[]): string | undefined {
  if (!first || !second) return first?.month;
  const between = text.slice(first.to, second.from);
  const isRange = BETWEEN.test(between) || (between === ' ' && first.isDay && second.isDay);
  return isRange ? second.month : first.month;
}

function endOfRange(text: string, found: readonly Found[]): string | undefined {
  return found.find((each, at) => {
    const before = found[at - 1];
    return before && BETWEEN.test(text.slice(before.to, each.from));
  })?.month;
}

/**
 * The month that a statement says it is for, above its headings; empty where it does not say. Two different periods
 * make the same row a new one, so nothing is guessed: a column like Policy Period differs from row to row, a sheet is
 * often named by the day it was saved, and a corrected statement is printed on another day.
 */
export function periodOf({ lines }: Pick<PreviewedSheet, 'lines'>, headingRow: number): string {
  for (const cells of lines.slice(0, headingRow - 1)) {
    const period = periodIn(cells.filter(Boolean).join(' '));
    if (period) return period;
  }
  return '';
}

/** 2026-03 as March 2026. */
export function showPeriod(period: string): string {
  return period && showMonth(period);
}
