import type { z } from 'zod';
import type { FieldErrors } from '#platform/shared/errors.ts';
import type { ReadRow } from '../read-row.ts';
import type { NamedRecords } from './named-records.ts';

/** A row on its way in. */
export interface Brought {
  row: number;
  input: ReadRow['input'];
}

/** What a row comes to: a record to add, or what is wrong with it, by field. */
export interface Judged<Input> {
  row: number;
  record?: Input;
  problems: FieldErrors;
}

/** What all kinds of records are judged with. */
export interface Judging {
  today: string;
  named: NamedRecords;
}

/** The input as the form of the record takes it, or the first thing that is wrong with each field. */
export function decoded<Schema extends z.ZodType>(
  schema: Schema,
  given: Record<string, unknown>,
): { input?: z.output<Schema>; problems: FieldErrors } {
  const { success, data, error } = schema.safeParse(given);
  if (success) return { input: data, problems: {} };
  const problems: FieldErrors = {};
  for (const { path, message } of error.issues) problems[String(path[0] ?? '')] ??= [message];
  return { problems };
}

/** The office that a row names; null when it names none. */
export function officeOf(
  { input }: Brought,
  { named }: Judging,
): { officeId: number | null; problems: FieldErrors } {
  const name = String(input.office ?? '');
  if (name === '') return { officeId: null, problems: {} };
  const officeId = named.officeId(name);
  if (officeId !== undefined) return { officeId, problems: {} };
  return {
    officeId: null,
    problems: { office: [`There is no open office “${name}”. Add it under Offices.`] },
  };
}
