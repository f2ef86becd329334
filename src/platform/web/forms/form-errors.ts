import { z } from 'zod';
import { type FieldErrors, fieldErrors } from '#platform/shared/errors.ts';
import { CallError } from '../api/call-error.ts';

/** What is wrong as a form takes it: one text at the path of each field. */
export function formErrors(errors: FieldErrors): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).map(([path, messages]) => [path, messages.join(' ')]));
}

/** What a schema finds wrong. */
export function schemaErrors(read: z.ZodSafeParseResult<unknown>): FieldErrors {
  return read.success ? {} : fieldErrors(read.error.issues);
}

/** What the server or a schema said about fields when it refused. */
export function errorsIn(error: unknown): FieldErrors {
  if (error instanceof z.ZodError) return fieldErrors(error.issues);
  return error instanceof CallError ? error.errors : {};
}
