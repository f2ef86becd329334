import type { LogField, LogSubject } from './change-log.ts';

/** How the areas describe the records they log, by the kind of record. */
export type LogBook = ReadonlyMap<string, LogSubject>;

/** Several areas may describe one kind of record, as long as they do not contradict each other. */
export function logBook(told: readonly LogSubject[]): LogBook {
  const book = new Map<string, LogSubject>();
  for (const more of told) {
    const known = book.get(more.subject);
    book.set(more.subject, known ? joined(known, more) : more);
  }
  return book;
}

function joined(one: LogSubject, other: LogSubject): LogSubject {
  const { subject } = one;
  if (one.page && other.page) throw new Error(`The page of a ${subject} is told twice.`);
  for (const [field, told] of Object.entries(other.fields))
    if (one.fields[field] !== undefined && !isSame(one.fields[field], told))
      throw new Error(`The field ${field} of a ${subject} is told in two ways.`);
  const page = one.page ?? other.page;
  return {
    subject,
    ...(page && { page }),
    actions: [...one.actions, ...other.actions],
    fields: { ...one.fields, ...other.fields },
  };
}

function isSame(one: string | LogField, other: string | LogField): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** An old entry may be of a kind that no area knows anymore. */
export function toldOf(book: LogBook, subject: string): LogSubject {
  return book.get(subject) ?? { subject, actions: [], fields: {} };
}

/** An entry of the log, with the names of all fields that it contains at any depth. */
export interface WrittenEntry {
  subject: string;
  action: string;
  fields: readonly string[];
}

/** What was written to the log without any area describing it, in words. */
export function untold(book: LogBook, written: readonly WrittenEntry[]): string[] {
  const problems = written.flatMap(({ subject, action, fields }) => {
    const log = book.get(subject);
    if (!log) return [`the kind of record '${subject}'`];
    const missing = fields.filter((field) => log.fields[field] === undefined);
    return [
      ...(log.actions.includes(action) ? [] : [`the action '${action}' of '${subject}'`]),
      ...missing.map((field) => `the field '${field}' of '${subject}'`),
    ];
  });
  return [...new Set(problems)].toSorted();
}
