import type { FieldErrors } from '#platform/shared/errors.ts';

interface Kinds {
  isCarrier: boolean;
  isFinance: boolean;
}

/** A company is a carrier, a finance company or both. */
export function companyProblems({ isCarrier, isFinance }: Kinds): FieldErrors {
  return isCarrier || isFinance ? {} : { isCarrier: ['Choose carrier, finance company or both.'] };
}

export function kindWords({ isCarrier, isFinance }: Kinds): string {
  if (isCarrier && isFinance) return 'Carrier and finance company';
  return isCarrier ? 'Carrier' : 'Finance company';
}
