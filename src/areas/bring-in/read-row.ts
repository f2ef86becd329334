import { readDay } from '#platform/shared/dates.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import { readLanguage } from '#platform/shared/languages.ts';
import { readMoney } from '#platform/shared/money.ts';
import { type ColumnMap, FIELDS, type Kind } from './fields.ts';

/** A row of a file by the fields of its record: texts as they are, days as 2026-11-16, amounts in dollars. */
export interface ReadRow {
  input: Record<string, string | number | boolean | null>;
  problems: FieldErrors;
}

export interface Reading {
  kind: Kind;
  map: ColumnMap;
  ofTakeOut: boolean;
}

/** The cells of a row, as the headings name them. */
export function readRow({ kind, map, ofTakeOut }: Reading, cellOf: (heading: string) => string): ReadRow {
  const read: ReadRow = { input: {}, problems: {} };
  for (const { name, type } of FIELDS[kind]) {
    const heading = map[name];
    const given = heading === undefined ? '' : cellOf(heading).trim();
    const text = isDefused(given) ? given.slice(1) : given;
    const value = text === '' ? (type === 'text' ? '' : undefined) : READERS[type](text, ofTakeOut);
    if (value !== undefined) read.input[name] = value;
    else if (text !== '') read.problems[name] = [WRONG[type]];
  }
  return read;
}

/** An apostrophe in front of what a spreadsheet would run, as our own files and people write it. */
const isDefused = (text: string) => /^'\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/.test(text);

const YES = new Set(['true', 'yes', 'y', '1', 'x']);
const NO = new Set(['false', 'no', 'n', '0']);

const READERS = {
  text: (text: string) => text,
  day: (text: string) => readDay(text),
  money(text: string, ofTakeOut: boolean) {
    const cents = ofTakeOut ? (/^\d{1,15}$/.test(text) ? Number(text) : undefined) : readMoney(text);
    return cents === undefined ? undefined : cents / 100;
  },
  language: (text: string) => readLanguage(text),
  truth(text: string) {
    const word = text.toLowerCase();
    return YES.has(word) ? true : NO.has(word) ? false : undefined;
  },
};

const WRONG = {
  text: 'This is not a text.',
  day: 'This is not a date. Write it like 11/16/2026.',
  money: 'This is not an amount. Write it like 1,234.50.',
  language: 'This is neither English nor Spanish.',
  truth: 'This is neither yes nor no.',
};
