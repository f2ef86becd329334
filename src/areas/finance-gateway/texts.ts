import { catalogue } from '#platform/shared/catalogue.ts';

/** How charges were reckoned, for the paper. The rules of a state are cited by the names they have. */
export const CHARGE_TEXTS = catalogue(
  {
    interest: (rate: string, days: number) => `${rate} a year for ${days} days`,
    stamps: (each: string, steps: number, step: string, of: string) =>
      `${each} × ${steps} for each ${step} or part of ${of}`,
  },
  {
    interest: (rate, days) => `${rate} al año por ${days} días`,
    stamps: (each, steps, step, of) => `${each} × ${steps} por cada ${step} o fracción de ${of}`,
  },
);
