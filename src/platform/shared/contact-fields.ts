import { z } from 'zod';
import { showPhone } from './phones.ts';

/** Text of a form: trimmed, and no longer than its place. */
export const words = (max: number) => z.string('Must be text.').trim().max(max, `At most ${max} characters.`);

/** A text that must be there; `missing` says what to enter. */
export const neededText = (max: number, missing: string) =>
  z.string(missing).trim().min(1, missing).max(max, `At most ${max} characters.`);

export const optionalText = (max: number) => words(max).default('');

/** A name or the like, which is found however many spaces somebody types: between its words there is one. */
export const optionalName = (max: number) => words(max).overwrite(oneSpaced).default('');

export function oneSpaced(text: string): string {
  return text.replace(/[ \t\u00a0]+/g, ' ');
}

export const optionalState = words(2)
  .toUpperCase()
  .refine((value) => value === '' || /^[A-Z]{2}$/.test(value), 'Enter a state with two letters, like FL.')
  .default('');

export const optionalZip = words(10)
  .refine(
    (value) => value === '' || /^\d{5}(-\d{4})?$/.test(value),
    'Enter a ZIP code like 33145 or 33145-1234.',
  )
  .default('');

export const optionalPhone = words(40)
  .refine((value) => /^[\d\s()+.x-]*$/i.test(value), 'Use digits, spaces and ( ) + - . x only.')
  .overwrite(showPhone)
  .default('');

export const optionalEmail = words(254)
  .refine(
    (value) => value === '' || z.email().safeParse(value).success,
    'Enter an email address like name@example.com.',
  )
  .default('');
