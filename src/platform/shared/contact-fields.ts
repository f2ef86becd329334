import { z } from 'zod';
import { phoneProblem, showPhone } from './phones.ts';
import { STATES } from './states.ts';

/** Text of a form: trimmed, and no longer than its place. */
export const words = (max: number) => z.string('Must be text.').trim().max(max, `At most ${max} characters.`);

/** A text that must be there; `missing` says what to enter. */
export const neededText = (max: number, missing: string) =>
  z.string(missing).trim().min(1, missing).max(max, `At most ${max} characters.`);

export const optionalText = (max: number) => words(max).default('');

const ONE_LINE = 'Enter this on one line.';
const isOneLine = (text: string) => !/\p{Cc}|\u2028|\u2029/u.test(text);

/** A name or the like, which is found however many spaces somebody types: between its words there is one. */
export const optionalName = (max: number) =>
  words(max).overwrite(oneSpaced).refine(isOneLine, ONE_LINE).default('');

/** The same where a name must be there; `missing` says what to enter. */
export const neededName = (max: number, missing: string) =>
  neededText(max, missing).overwrite(oneSpaced).refine(isOneLine, ONE_LINE);

export function oneSpaced(text: string): string {
  return text.replace(/[ \t\u00a0]+/g, ' ');
}

export const optionalState = words(2)
  .toUpperCase()
  .superRefine((value, context) => {
    const message = value === '' ? undefined : stateProblem(value);
    if (message) context.addIssue({ code: 'custom', message });
  })
  .default('');

function stateProblem(value: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(value)) return 'Enter a state with two letters, like FL.';
  return STATES.has(value) ? undefined : 'Enter a state of the United States, like FL.';
}

export const optionalZip = words(10)
  .refine(
    (value) => value === '' || /^\d{5}(-\d{4})?$/.test(value),
    'Enter a ZIP code like 33145 or 33145-1234.',
  )
  .default('');

export const optionalPhone = words(40)
  .superRefine((value, context) => {
    const message = phoneProblem(value);
    if (message) context.addIssue({ code: 'custom', message });
  })
  .overwrite(showPhone)
  .default('');

export const optionalEmail = words(254)
  .refine(
    (value) => value === '' || z.email().safeParse(value).success,
    'Enter an email address like name@example.com.',
  )
  .default('');
