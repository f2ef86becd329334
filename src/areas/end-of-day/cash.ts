import { z } from 'zod';
import type { Cents } from '#platform/shared/money.ts';

/** Bills and coins by their cents, the largest first. */
export const BILLS = [100_00, 50_00, 20_00, 10_00, 5_00, 1_00] as const;
export const COINS = [25, 10, 5, 1] as const;
export const DENOMINATIONS = [...BILLS, ...COINS] as const;
export type Denomination = (typeof DENOMINATIONS)[number];

const MOST_PIECES = 100_000;

const pieceCount = z
  .number('Enter a whole number.')
  .int('Enter a whole number.')
  .min(0, 'Enter a number that is not negative.')
  .max(MOST_PIECES, 'This is too many.')
  .default(0);

/** How many of each, by its cents: {"10000": 5} is five hundred dollars. */
export const pieces = z.object({
  10000: pieceCount,
  5000: pieceCount,
  2000: pieceCount,
  1000: pieceCount,
  500: pieceCount,
  100: pieceCount,
  25: pieceCount,
  10: pieceCount,
  5: pieceCount,
  1: pieceCount,
}) satisfies z.ZodType<Record<Denomination, number>>;
export type Pieces = z.output<typeof pieces>;

export const NO_PIECES: Pieces = pieces.parse({});

export function cashOf(counted: Pieces, of: readonly Denomination[] = DENOMINATIONS): Cents {
  return of.reduce((sum, cents) => sum + cents * counted[cents], 0);
}

/** $100, and 25¢ below a dollar. */
export function showDenomination(cents: Denomination): string {
  return cents >= 100 ? `$${cents / 100}` : `${cents}¢`;
}
