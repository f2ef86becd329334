import { z } from 'zod';
import { lastDayOf } from './calendar.ts';

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** True for a day of the calendar written YYYY-MM-DD; 02/30 is none. */
export function isDay(text: string): boolean {
  if (!SHAPE.test(text)) return false;
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8))];
  // Without a Date, which took most of the time of checking a long list. Years below 100 are slips.
  return year >= 100 && month >= 1 && month <= 12 && day >= 1 && day <= lastDayOf(year, month);
}

/** A date without a time: a string from the screen to the table, never shifted by a time zone. */
export const day = z.string('Enter a date.').refine(isDay, { error: 'Enter a valid date.', abort: true });

/** A moment: ISO 8601 in UTC on the wire, a Date inside. */
export const moment = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});

/** 2026-11-15 as 11/15/2026. */
export function showDay(text: string): string {
  const match = SHAPE.exec(text);
  return match ? `${match[2]}/${match[3]}/${match[1]}` : '';
}

/** Made when it is first needed: the first of these takes a browser 20 ms, and every page would wait for it. */
let monthWords: Intl.DateTimeFormat | undefined;

/** The month of 2026-03-15, or 2026-03 itself, as March 2026. */
export function showMonth(text: string): string {
  monthWords ??= new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return monthWords.format(new Date(`${text.slice(0, 7)}-01T00:00:00Z`));
}

const TWO_DIGIT_YEAR = /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2}$/;

/** True while the year may go on: 11/15/20 is a date, and the beginning of 11/15/2026. */
export function mayGoOn(typed: string): boolean {
  return TWO_DIGIT_YEAR.test(typed.trim());
}

/** What a person types as a date, as YYYY-MM-DD; undefined when it is none. Takes 11/15/2026, 1/5/26, 11152026. */
export function readDay(typed: string): string | undefined {
  const text = typed.trim();
  if (isDay(text)) return text;
  const match =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text);
  if (!match) return undefined;
  const [month, dayOfMonth, year] = match.slice(1) as [string, string, string];
  const found = `${fullYear(year)}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`;
  return isDay(found) ? found : undefined;
}

// Two digits mean this century up to 39, so that 1/5/26 is a policy's date and 1/5/58 a birthday.
function fullYear(year: string): string {
  if (year.length === 4) return year;
  return Number(year) < 40 ? `20${year}` : `19${year}`;
}
