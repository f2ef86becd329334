import { LARGEST_COMMISSION } from '#areas/commissions/rules.ts';
import { cut } from '#platform/shared/cut.ts';
import { isDay, readDay } from '#platform/shared/dates.ts';
import type { Cents } from '#platform/shared/money.ts';
import { FIELDS, type Field } from './columns.ts';

const NUMBER_MAX = 100;
const NAME_MAX = 200;

type Read<T> = { value: T } | { problem: string };

const SHOWN_MAX = 40;
const quoted = (text: string) => `“${text.length > SHOWN_MAX ? `${cut(text, SHOWN_MAX)}…` : text}”`;

/** Longer than any amount or date. A pattern tried out on thousands of spaces would keep the server for hours. */
const VALUE_MAX = 60;
const spaced = (text: string) => {
  const given = text.trim().replaceAll(/\s+/g, ' ');
  return given.length > VALUE_MAX ? '' : given;
};

/** Commas are accepted only between thousands: 12,50 isn't an amount here. */
const AMOUNT = /^(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d*))?$/;

/** An amount as carriers write it: 1,234.56, (12.50), $-3, 12.50-. */
export function readStatementAmount(text: string): Read<Cents> {
  const given = spaced(text).replaceAll('\u2212', '-');
  const bracketed = /^\$?\s*\((.*)\)$/.exec(given);
  const signed = /^(-?)\s*\$?\s*(-?)\s*([\d.,]*)\s*(-?)$/.exec(bracketed?.[1] ?? given);
  const match = AMOUNT.exec(signed?.[3] ?? 'none');
  const signs = [bracketed !== null, signed?.[1], signed?.[2], signed?.[4]].filter(Boolean).length;
  if (!match || !/\d/.test(given) || signs > 1)
    return { problem: `${quoted(text)} is not an amount like 1,234.56.` };
  const [, whole = '', decimals = ''] = match;
  if (decimals.length > 2) return { problem: `${quoted(text)} has more than two decimals.` };
  const cents = Number(whole.replaceAll(',', '') || 0) * 100 + Number(decimals.padEnd(2, '0'));
  if (cents > LARGEST_COMMISSION) return { problem: `${quoted(text)} is too large.` };
  return { value: signs === 1 && cents > 0 ? -cents : cents };
}

/**
 * A day as carriers write it: 11/15/2026, 1/5/26, 2026-11-15, 20261115, 12-Nov-2026, Nov 9, 2026, or the number of the
 * day in a spreadsheet; each with or without a time.
 */
export function readStatementDay(text: string): Read<string> {
  const given = spaced(text).replace(/[T ]\d{1,2}:\d{2}.*$/, '');
  const packed = given.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3').replaceAll('/', '-');
  const day = isDay(packed) ? packed : (readDay(given) ?? namedDay(given) ?? serialDay(given));
  return day ? { value: day } : { problem: `${quoted(text)} is not a day of the calendar.` };
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const FULL_MONTHS =
  'january february march april may june july august september october november december'.split(' ');
const DAY_FIRST = /^(\d{1,2})[-/ .]{0,2}([a-z]{3,9})[-/ .,]{0,2}(\d{4}|\d{2})$/i;
const MONTH_FIRST = /^([a-z]{3,9})[-/ .]{0,2}(\d{1,2})[-/ ,]{1,2}(\d{4}|\d{2})$/i;

/** 12-Nov-2026, 9 November 26, Nov 9, 2026, Sept. 9, 2026. */
function namedDay(given: string): string | undefined {
  const first = DAY_FIRST.exec(given);
  const [, month = '', day, year] = first
    ? [first[0], first[2], first[1], first[3]]
    : (MONTH_FIRST.exec(given) ?? []);
  const nth = MONTHS.indexOf(month.toLowerCase().slice(0, 3));
  const isMonth = nth >= 0 && `${FULL_MONTHS[nth]}`.startsWith(month.toLowerCase().replace(/^sept$/, 'sep'));
  return isMonth ? readDay(`${nth + 1}/${day}/${year}`) : undefined;
}

/** Days since the end of 1899, as spreadsheets count them; only this century, where a statement is from. */
const SERIAL = /^(\d{5})(?:\.\d{1,12})?$/;
const [SERIAL_MIN, SERIAL_MAX] = [36_526, 73_050];

function serialDay(given: string): string | undefined {
  const days = Number(SERIAL.exec(given)?.[1] ?? 0);
  if (days < SERIAL_MIN || days > SERIAL_MAX) return undefined;
  return new Date(Date.UTC(1899, 11, 30 + days)).toISOString().slice(0, 10);
}

/** A row of a statement as it is stored for the dry run; the names are those of the columns. */
export interface StagedRow {
  row_number: number;
  policy_number: string;
  customer_name: string;
  product_name: string;
  transaction_on: string | null;
  effdate: string | null;
  expdate: string | null;
  commissionable: Cents | null;
  commission: Cents | null;
  /** Why the row cannot be taken. */
  problem: string;
  /** What the carrier calls a row that only adds up others. */
  total_label: string;
  /** As they are in the file, where the row cannot be taken. */
  cells: Partial<Record<Field, string>> | null;
}

/** Long enough to see what is wrong with it. */
const CELL_MAX = 200;

/** The filled cells of a row by what they contain. */
const keptCells = (cell: (field: Field) => string): StagedRow['cells'] =>
  Object.fromEntries(
    FIELDS.map((field) => [field, cut(cell(field), CELL_MAX)]).filter(([, text]) => text !== ''),
  );

/**
 * Reads one row. What's wrong with it is said in words; the rest of it is kept. With more cells than
 * headings its amounts may have been cut at a comma: 1,234.56 without quotation marks would be paid as 1.
 */
export function stageRow(rowNumber: number, cell: (field: Field) => string, hasMore = false): StagedRow {
  const { row, problems } = readRow(rowNumber, cell);
  const said = [...(hasMore ? [HAS_MORE] : []), ...problems.map(({ words }) => words)];
  return said.length === 0 ? row : { ...row, problem: said.join(' '), cells: keptCells(cell) };
}

const HAS_MORE =
  'The row has more cells than there are headings. Put what contains a comma in quotation marks.';

interface ReadRow {
  row: StagedRow;
  problems: { field: Field; words: string }[];
}

/** A row with what is wrong with it, by field. */
export function readRow(rowNumber: number, cell: (field: Field) => string): ReadRow {
  const problems: ReadRow['problems'] = [];
  function read<T>(field: Field, reader: (text: string) => Read<T>): T | null {
    const text = cell(field);
    if (text === '') return null;
    const found = reader(text);
    if ('value' in found) return found.value;
    problems.push({ field, words: found.problem });
    return null;
  }
  const text = (field: Field, most: number, words: string) => {
    const given = cell(field);
    if (given.length > most)
      problems.push({ field, words: `The ${words} has more than ${most} characters.` });
    return cut(given, most);
  };
  const row: StagedRow = {
    row_number: rowNumber,
    policy_number: text('policyNumber', NUMBER_MAX, 'policy number'),
    customer_name: text('customerName', NAME_MAX, 'name'),
    product_name: text('productName', NAME_MAX, 'product'),
    transaction_on: read('transactionDate', readStatementDay),
    effdate: read('effectiveDate', readStatementDay),
    expdate: read('expirationDate', readStatementDay),
    commissionable: read('premium', readStatementAmount),
    commission: read('commission', readStatementAmount),
    problem: '',
    total_label: '',
    cells: null,
  };
  if (row.policy_number === '' && row.customer_name === '')
    problems.push({ field: 'policyNumber', words: 'There is neither a policy number nor a customer.' });
  if (cell('transactionDate') === '') problems.push({ field: 'transactionDate', words: 'There is no date.' });
  if (cell('commission') === '') problems.push({ field: 'commission', words: 'There is no commission.' });
  if (row.effdate && row.expdate && row.expdate < row.effdate)
    problems.push({ field: 'expirationDate', words: 'The term ends before it begins.' });
  return { row, problems };
}
