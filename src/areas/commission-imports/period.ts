import type { PreviewedSheet } from './layout.ts';

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

/** Says that the days beside it are those of the statement, not that of its printing. */
const LABEL = /\b(?:period|month|cycle)\b/i;
const BETWEEN = /^ ?(?:-|–|—|to|through|thru) ?$/i;

interface Found {
  month: string;
  from: number;
  to: number;
}

function monthsIn(text: string): Found[] {
  return [...text.matchAll(DAYS)].flatMap(({ 0: whole, index, groups = {} }) => {
    const year = groups.usYear ?? groups.isoYear ?? groups.packedYear ?? groups.nameYear;
    const named = groups.name && MONTHS.indexOf(groups.name.toLowerCase()) + 1;
    const number = Number(groups.usMonth ?? groups.isoMonth ?? groups.packedMonth ?? named);
    if (number < 1 || number > 12) return [];
    return [{ month: `${year}-${String(number).padStart(2, '0')}`, from: index, to: index + whole.length }];
  });
}

/** The last month of a text that names a period, by its label or as a range of days. */
function periodIn(text: string): string | undefined {
  const found = monthsIn(text);
  const last = found.at(-1);
  const before = found.at(-2);
  const isRange = before && last && BETWEEN.test(text.slice(before.to, last.from));
  return LABEL.test(text) || isRange ? last?.month : undefined;
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

const MONTH_WORDS = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** 2026-03 as March 2026. */
export function showPeriod(period: string): string {
  return period && MONTH_WORDS.format(new Date(`${period}-01T00:00:00Z`));
}
