import { LARGEST_COMMISSION } from '#areas/commissions/rules.ts';
import { isDay, readDay } from '#platform/shared/dates.ts';
import type { Cents } from '#platform/shared/money.ts';
import type { Field } from './columns.ts';

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

/** Cuts between characters: half of one isn't text, and the database refuses it. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const isHalf = /[\uD800-\uDBFF]/.test(text.charAt(most - 1));
  return text.slice(0, isHalf ? most - 1 : most);
}

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

/** A day as carriers write it: 11/15/2026, 1/5/26, 2026-11-15, 20261115, each with or without a time. */
export function readStatementDay(text: string): Read<string> {
  const given = spaced(text).replace(/[T ]\d{1,2}:\d{2}.*$/, '');
  const packed = given.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3').replaceAll('/', '-');
  const day = isDay(packed) ? packed : readDay(given);
  return day ? { value: day } : { problem: `${quoted(text)} is not a day of the calendar.` };
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
}

/**
 * Reads one row. What's wrong with it is said in words; the rest of it is kept. With more cells than
 * headings its amounts may have been cut at a comma: 1,234.56 without quotation marks would be paid as 1.
 */
export function stageRow(rowNumber: number, cell: (field: Field) => string, hasMore = false): StagedRow {
  const problems = hasMore
    ? ['The row has more cells than there are headings. Put what contains a comma in quotation marks.']
    : [];
  function read<T>(field: Field, reader: (text: string) => Read<T>): T | null {
    const text = cell(field);
    if (text === '') return null;
    const found = reader(text);
    if ('value' in found) return found.value;
    problems.push(found.problem);
    return null;
  }
  const text = (field: Field, most: number, words: string) => {
    const given = cell(field);
    if (given.length > most) problems.push(`The ${words} has more than ${most} characters.`);
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
  };
  if (row.policy_number === '' && row.customer_name === '')
    problems.push('There is neither a policy number nor a customer.');
  if (cell('transactionDate') === '') problems.push('There is no date.');
  if (cell('commission') === '') problems.push('There is no commission.');
  if (row.effdate && row.expdate && row.expdate < row.effdate)
    problems.push('The term ends before it begins.');
  return { ...row, problem: problems.join(' ') };
}
