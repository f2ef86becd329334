import { z } from 'zod';
import { isDay } from '#platform/shared/dates.ts';

/**
 * Search parameters are plain text in the address bar, as a person or an old link would write them; the
 * router's own way would read a token of digits as a number. Each route's schema gives them their types.
 */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== null) params.set(name, String(value));
  }
  return params.size > 0 ? `?${params}` : '';
}

/** Present as `name=true`, otherwise absent. */
export const flagParam = z
  .union([z.boolean(), z.string()])
  .transform((value) => (value === true || value === 'true' ? true : undefined))
  .optional()
  .catch(undefined);

export const textParam = z.string().optional().catch(undefined);

const recordId = z.coerce.number().int().positive();

/** The number of a record; what is none counts as absent. */
export const idParam = recordId.optional().catch(undefined);

/** The numbers of records, as `12,13`. */
export const idsParam = z
  .string()
  .regex(/^\d+(,\d+)*$/)
  .transform((text) => text.split(',').map(Number))
  .optional()
  .catch(undefined);

/** The same where 0 has a meaning of its own: none, or a new one. */
export const idOrNoneParam = z.coerce.number().int().min(0).optional().catch(undefined);

/** The record whose dialog is open: its number, or the word for a new one. */
export const dialogParam = <Word extends string>(adding: Word) =>
  z
    .union([z.literal(adding), recordId])
    .optional()
    .catch(undefined);

/** A calendar day. */
export const dayParam = z.string().refine(isDay).optional().catch(undefined);
