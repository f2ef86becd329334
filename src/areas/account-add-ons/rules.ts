import type { FieldErrors } from '#platform/shared/errors.ts';

export const BILL_TYPES = [
  'per_office',
  'per_employee',
  'flat_monthly',
  'per_broker',
  'per_customer',
  'per_active_customer',
  'written_premium',
  'per_customer_receipt',
] as const;
export type BillType = (typeof BILL_TYPES)[number];

/** The package level that includes an add-on. */
export const INCLUDE_LEVELS = {
  0: 'Gold',
  1: 'Lite',
  2: 'Platinum',
  3: 'Diamond',
  4: 'Enterprise',
  100: 'Carrier',
  999: 'None',
} as const;
export type IncludeLevel = keyof typeof INCLUDE_LEVELS;

export const COST_TYPES = { 1: 'Dollar', 2: 'Percent' } as const;
export type CostType = keyof typeof COST_TYPES;

/** An add-on whose include level is at most the account's level costs nothing there. */
export function isIncluded(includeLevel: number, accountLevel: number): boolean {
  return includeLevel <= accountLevel;
}

const HIGHEST_PERCENT = 100_00;

/** A percent is one of the written premium, and the written premium is billed by percent. */
export function catalogueProblems(item: {
  bill_type: BillType;
  cost_type: CostType;
  cost: number;
}): FieldErrors {
  const isPercent = item.cost_type === 2;
  if (isPercent !== (item.bill_type === 'written_premium'))
    return { cost_type: ['Percent goes with the type written premium, and dollar with every other.'] };
  return isPercent && item.cost > HIGHEST_PERCENT ? { cost: ['At most 100%.'] } : {};
}
