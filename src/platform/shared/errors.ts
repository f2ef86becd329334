import { z } from 'zod';
import { duplicate } from './duplicates.ts';
import './validator-words.ts';

/**
 * Every refusal has this shape; `errors` goes with 422, `mergedInto` with 404, `changedBy`, `current`, `underWay` and
 * `duplicates` with 409.
 */
export const errorAnswer = z.object({
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  'Improperly formatted request': z.array(z.string()).optional(),
  changedBy: z.string().optional(),
  current: z.unknown().optional(),
  /** The same call is still being worked on: it is sent again under the same key. */
  underWay: z.literal(true).optional(),
  /** Nothing was done for lack of a place: the same call is sent again after what Retry-After says. Goes with 503. */
  busy: z.literal(true).optional(),
  /** The records that are here already under the name that is being added. */
  duplicates: z.array(duplicate).optional(),
  /** The record that this one was merged into. */
  mergedInto: z.object({ id: z.number().int(), name: z.string() }).optional(),
});

export type ErrorAnswer = z.infer<typeof errorAnswer>;

export type FieldErrors = Record<string, string[]>;

/** The 422 answer for these field errors; the flat list contains every message once, in field order. */
export function fieldErrorsAnswer(errors: FieldErrors): ErrorAnswer {
  const messages = [...new Set(Object.values(errors).flat())];
  return {
    message: messages.length === 1 ? (messages[0] as string) : 'Some fields need attention.',
    errors,
    'Improperly formatted request': messages,
  };
}

interface Issue {
  path: PropertyKey[];
  message: string;
}

export function fieldErrors(issues: readonly Issue[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of issues) {
    const field = issue.path.map(String).join('.') || 'body';
    errors[field] ??= [];
    errors[field].push(issue.message);
  }
  return errors;
}
