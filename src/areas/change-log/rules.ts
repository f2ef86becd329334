import type { FieldErrors } from '#platform/shared/errors.ts';
import type { LogFilter } from './contract.ts';

/** What the parts of a filter must satisfy together. */
export function filterProblems({ subject, record, from, to }: LogFilter): FieldErrors {
  const errors: FieldErrors = {};
  if (record !== undefined && subject === undefined)
    errors.subject = ['Choose the kind of record that the number belongs to.'];
  if (from && to && to <= from) errors.to = ['Choose a last day that is not before the first.'];
  return errors;
}
