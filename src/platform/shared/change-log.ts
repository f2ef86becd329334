import { z } from 'zod';
import { moment } from './dates.ts';

/**
 * What the number or sign in a field is. Money is kept in cents and a percent in hundredths; a person, an office, a theme
 * and another record by their numbers; a switch is 1 or 0. A language is kept by its two letters. Text, days, ticks and
 * lists need no unit. A key is a number that no screen shows, beside a field that says the same in words.
 */
export type LogUnit = 'money' | 'percent' | 'person' | 'office' | 'theme' | 'switch' | 'language' | 'key';

/**
 * Another record: its kind, as the log calls it, or the field beside it that says the kind, with what the log calls those
 * that are kept under other names.
 */
export type RecordUnit = { of: string } | { ofKindIn: string; called?: Readonly<Record<string, string>> };

/** A kind of record, with what the log calls those that are kept under other names. */
interface KindUnit {
  unit: 'kind';
  called: Readonly<Record<string, string>>;
}

export type LogField = { label: string } & ({ unit: LogUnit } | KindUnit | ({ unit: 'record' } & RecordUnit));

export interface RecordPage {
  to: string;
  params?: { id: number };
  search?: Record<string, string | number>;
}

/**
 * How an area describes one kind of record that it logs, in its `log.ts`. One that logs something about another area's
 * record describes the same subject with its additions.
 */
export interface LogSubject {
  /** The kind of record, as the log calls it. */
  subject: string;
  /** Where the record is shown; given by the area that owns it, if it has a page. */
  page?: (id: number) => RecordPage;
  actions: readonly string[];
  /** Every field that an entry may contain, at any depth: its label, and its unit if it has one. */
  fields: Readonly<Record<string, string | LogField>>;
}

export function unitOf({ fields }: Pick<LogSubject, 'fields'>, field: string): LogField['unit'] | undefined {
  const told = fields[field];
  return typeof told === 'object' ? told.unit : undefined;
}

/** The kind of record that a field has the number of; `beside` are the fields on the same side of the change. */
export function kindIn(
  { fields }: Pick<LogSubject, 'fields'>,
  field: string,
  beside: Readonly<Record<string, unknown>>,
): string | undefined {
  const told = fields[field];
  if (typeof told !== 'object' || told.unit !== 'record') return undefined;
  if ('of' in told) return told.of;
  const kind = String(beside[told.ofKindIn] ?? '');
  return told.called?.[kind] ?? kind;
}

export const changedField = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() });
export type ChangedField = z.output<typeof changedField>;

type Fields = Pick<LogSubject, 'fields'>;

/** Dollars and percents, as everywhere on the wire. */
export function wireChange(log: Fields, change: ChangedField): ChangedField {
  return converted(log, change, (amount) => amount / 100);
}

/** Cents and hundredths of a percent, as everywhere inside. */
export function keptChange(log: Fields, change: ChangedField): ChangedField {
  return converted(log, change, (amount) => Math.round(amount * 100));
}

type Convert = (amount: number) => number;

function converted(log: Fields, { field, before, after }: ChangedField, convert: Convert): ChangedField {
  const side = (value: unknown) => amountsIn(log, field, value, convert);
  return { field, before: side(before), after: side(after) };
}

function amountsIn(log: Fields, field: string, value: unknown, convert: Convert): unknown {
  if (Array.isArray(value)) return value.map((each) => amountsIn(log, field, each, convert));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, amountsIn(log, name, part, convert)]),
    );
  const unit = unitOf(log, field);
  return typeof value === 'number' && (unit === 'money' || unit === 'percent') ? convert(value) : value;
}

/** One entry in the history of a record of this kind. */
export function loggedChange(log: Fields) {
  const change = z.codec(changedField, changedField, {
    decode: (wire) => keptChange(log, wire),
    encode: (kept) => wireChange(log, kept),
  });
  return z.object({
    id: z.number().int(),
    at: moment,
    by: z.string(),
    action: z.string(),
    changes: z.array(change),
  });
}
export type LoggedChange = z.output<ReturnType<typeof loggedChange>>;
