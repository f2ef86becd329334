import { z } from 'zod';

/** A record as others show it. */
export const named = z.object({ id: z.number().int(), name: z.string() });
export type Named = z.infer<typeof named>;

export const truth = z.boolean('Must be true or false.');

/** The version that somebody saw; without one the save is taken as it is. */
export const seenVersion = z.number('Must be a number.').int('Must be a whole number.').optional();

/** The same in an address. */
export const seenVersionQuery = z.object({
  version: z.coerce.number('Must be a number.').int('Must be a whole number.').optional(),
});

/**
 * False: somebody with this name who is here already is refused (409 with `duplicates`). True: added all the same.
 * Left out: nobody looks, as before there was such a question; a client of the API that adds what it was given goes on.
 */
export const evenIfDuplicate = truth.optional();

/** 0 or 1 in an address. */
export const flagParam = z.coerce
  .number('Must be 0 or 1.')
  .int('Must be 0 or 1.')
  .min(0, 'Must be 0 or 1.')
  .max(1, 'Must be 0 or 1.');

/** The number of a record in an address, or in a form that takes files; `wrong` says what to choose. */
export const idParam = (wrong: string) =>
  z.coerce.number(wrong).int(wrong).positive(wrong).max(Number.MAX_SAFE_INTEGER, wrong);

/** The same where 0 stands for none, or for all. */
export const idOrNoneParam = (wrong: string) =>
  z.coerce.number(wrong).int(wrong).min(0, wrong).max(Number.MAX_SAFE_INTEGER, wrong);
