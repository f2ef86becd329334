import { z } from 'zod';

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
