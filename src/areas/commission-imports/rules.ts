import { LARGEST_COMMISSION } from '#areas/commissions/rules.ts';
import { isDay, readDay } from '#platform/shared/dates.ts';
import type { Cents } from '#platform/shared/money.ts';
import type { Field } from './columns.ts';

/** More lines than one statement has. */
export const ROWS_MAX = 100_000;
const NUMBER_MAX = 100;
const NAME_MAX = 200;

type Read<T> = { value: T } | { problem: string };

const SHOWN_MAX = 40;
const quoted = (text: string) => `“${text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}…` : text}”`;

/** Commas are taken between thousands alone: 12,50 is no amount here. */
const AMOUNT = /^(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d*))?$/;

/** An amount as carriers write it: 1,234.56, (12.50), $-3, 12.50-. */
export function readStatementAmount(text: string): Read<Cents> {
  const given = text.trim().replaceAll('\u2212', '-');
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
  const given = text.trim().replace(/[T\s]+\d{1,2}:\d{2}.*$/, '');
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

/** Reads one row. What is wrong with it is told in words; the rest of it is kept all the same. */
export function stageRow(rowNumber: number, cell: (field: Field) => string): StagedRow {
  const problems: string[] = [];
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
    return given.slice(0, most);
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

/** What will happen to a row: matched in one of three ways, kept without a policy, or left out. */
export const OUTCOMES = ['number', 'normalized', 'customer', 'unmatched', 'problem'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const OUTCOME_WORDS: Readonly<Record<Outcome, string>> = {
  number: 'Matched by number',
  normalized: 'Matched by similar number',
  customer: 'Matched by customer',
  unmatched: 'Unmatched',
  problem: 'Problem',
};

export const STATES = ['mapping', 'reading', 'read', 'imported', 'takenBack', 'failed'] as const;
export type ImportState = (typeof STATES)[number];

export const STATE_WORDS: Readonly<Record<ImportState, string>> = {
  mapping: 'Waiting for columns',
  reading: 'Reading',
  read: 'Dry run',
  imported: 'Imported',
  takenBack: 'Taken back',
  failed: 'Not readable',
};

/** Lines of an import that keep it from being taken back. */
export interface HeldLines {
  /** Staged, settled or forwarded. */
  moved: number;
  /** Pending, in a file that is archived. */
  archived: number;
}

/** Why an import cannot be taken back, or nothing. */
export function whyNotTakeBack({ moved, archived }: HeldLines): string | undefined {
  if (moved > 0)
    return `${counted(moved, 'line is', 'lines are')} staged, settled or forwarded. Bring them back to Pending first.`;
  if (archived > 0)
    return `${counted(archived, 'line is', 'lines are')} in an archived file. Un-archive it first.`;
  return undefined;
}

/** 1 line, 1,200 lines. */
export function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}

const ENDINGS = { csv: '.csv', xlsx: '.xlsx' } as const;
export type Ending = (typeof ENDINGS)[keyof typeof ENDINGS];

export const NOT_TAKEN = 'Choose a CSV or an XLSX file.';

/** The ending when it is one of those taken. */
export function endingOf(filename: string): Ending | undefined {
  return Object.values(ENDINGS).find((ending) => filename.toLowerCase().endsWith(ending));
}

/** What can be said against a file before its content is looked at, on the screen and on the server. */
export function problemOfFile({ name, size }: { name: string; size: number }): string | undefined {
  if (/\.xls$/i.test(name)) return 'This is an older kind of workbook. Save it as XLSX or CSV.';
  if (!endingOf(name)) return NOT_TAKEN;
  return size === 0 ? 'The file is empty.' : undefined;
}
