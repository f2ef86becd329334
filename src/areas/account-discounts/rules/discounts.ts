import type { FieldErrors } from '#platform/shared/errors.ts';
import { countsOn, isOverDiscounted, type LimitedDiscount, type Reduction } from './client-price.ts';

export const NEW_STARTS_EARLY = 'New Discounts must have effective date starting today or later.';
export const ENDS_EARLY = 'Expiration date cannot be before effective date.';
export const TOO_MUCH = 'Total discounts cannot be greater than the base price.';
export const NO_BASE_PRICE = 'Base price should be greater than zero.';

export const DISCOUNT_STATUSES = ['Active', 'Upcoming', 'Expired'] as const;
export type DiscountStatus = (typeof DISCOUNT_STATUSES)[number];

export interface SavedDiscount extends LimitedDiscount {
  /** 0 for a new one. */
  id: number;
}

/** A lifetime discount has no days and is always active. */
export function discountStatus(
  discount: LimitedDiscount,
  isLifetime: boolean,
  today: string,
): DiscountStatus {
  if (isLifetime || countsOn(discount, today)) return 'Active';
  return isExpired(discount, today) ? 'Expired' : 'Upcoming';
}

/** Its expiration date is before today. */
export function isExpired({ expirationDate }: LimitedDiscount, today: string): boolean {
  return expirationDate !== null && expirationDate < today;
}

/** A row that nobody filled in. */
export function isBlank({ amount, effectiveDate }: LimitedDiscount): boolean {
  return amount === 0 && effectiveDate === null;
}

/** A package is of the MGA kind when its name says so. */
export function isMga(packageName: string): boolean {
  return packageName.includes('MGA');
}

interface Edited {
  lifetime: Reduction | undefined;
  discounts: readonly SavedDiscount[];
  cost: number;
  /** The price is a percent, from which dollars cannot be taken. */
  isPercent?: boolean;
}

/** What is wrong with the discounts of a payment method or an add-on, by field. */
export function discountProblems(
  { lifetime, discounts, cost, isPercent = false }: Edited,
  before: readonly SavedDiscount[],
  today: string,
): FieldErrors {
  const errors: FieldErrors = {};
  for (const [at, discount] of discounts.entries())
    for (const [field, message] of rowProblems(discount, before, today))
      errors[`discounts.${at}.${field}`] = [message];
  const inDollars = [lifetime, ...discounts].some((each) => each?.amountType === 'A' && each.amount > 0);
  if (isPercent && inDollars)
    errors.discounts = ['The price is a percent of the written premium. Enter discounts in percent.'];
  else if (Object.keys(errors).length === 0 && isOverDiscounted({ cost, lifetime, discounts }, today))
    errors.discounts = [TOO_MUCH];
  return errors;
}

function rowProblems(
  discount: SavedDiscount,
  before: readonly SavedDiscount[],
  today: string,
): [keyof SavedDiscount, string][] {
  const { id, effectiveDate, expirationDate } = discount;
  const known = before.find((each) => each.id === id);
  if (id !== 0 && !known) return [['id', 'This discount is no longer there.']];
  if (effectiveDate === null) return [['effectiveDate', 'Enter an effective date.']];
  const problems: [keyof SavedDiscount, string][] = [];
  // One that was saved may keep its day.
  if (effectiveDate < today && known?.effectiveDate !== effectiveDate)
    problems.push(['effectiveDate', NEW_STARTS_EARLY]);
  if (expirationDate !== null && expirationDate < effectiveDate)
    problems.push(['expirationDate', ENDS_EARLY]);
  return problems;
}
