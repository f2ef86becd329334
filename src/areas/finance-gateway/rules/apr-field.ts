import { z } from 'zod';
import type { PercentHundredths } from '#platform/shared/money.ts';
import { HIGHEST_APR } from './highest-apr.ts';

const RANGE = 'Enter an APR from 0 % to 100 %.';

/** An APR on the wire: two decimals, and higher than other percents may be. Hundredths inside. */
export const aprField = z.codec(
  z
    .number('Enter a percentage.')
    .min(0, RANGE)
    .max(HIGHEST_APR / 100, RANGE)
    .refine((wire) => Number(wire.toFixed(2)) === wire, 'Enter a percentage with at most two decimals.'),
  z.number().int(),
  { decode: (wire): PercentHundredths => Math.round(wire * 100), encode: (hundredths) => hundredths / 100 },
);
