import type { PercentHundredths } from '#platform/shared/money.ts';

/** The highest that an APR can be, in hundredths. */
export const HIGHEST_APR: PercentHundredths = 999_99;
