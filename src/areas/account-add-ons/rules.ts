import { isOverDiscounted, type Priced } from '#areas/account-discounts/rules/client-price.ts';
import { TOO_MUCH } from '#areas/account-discounts/rules/discounts.ts';
import { PACKAGE_LEVELS } from '#areas/accounts/rules/packages.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import { showMoney, showPercent } from '#platform/shared/money.ts';

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
  ...PACKAGE_LEVELS,
  100: 'Carrier',
  999: 'None',
} as const;
export type IncludeLevel = keyof typeof INCLUDE_LEVELS;

export const COST_TYPES = { 1: 'Dollar', 2: 'Percent' } as const;
export type CostType = keyof typeof COST_TYPES;

/** The bill types in words. */
export const BILL_TYPE_WORDS: Record<BillType, string> = {
  per_office: 'Per office',
  per_employee: 'Per employee',
  flat_monthly: 'Flat monthly',
  per_broker: 'Per broker',
  per_customer: 'Per customer',
  per_active_customer: 'Per active customer',
  written_premium: 'Of written premium',
  per_customer_receipt: 'Per customer receipt',
};

/** $20.00, or 0.25 % where the price is a share of the written premium. */
export function showCost(cost: number, type: CostType): string {
  return type === 2 ? showPercent(cost) : showMoney(cost);
}

/** An add-on whose include level is at most the account's level costs nothing there. */
export function isIncluded(includeLevel: number, accountLevel: number): boolean {
  return includeLevel <= accountLevel;
}

/** What an account has taken off the price of an add-on. */
export interface AccountDiscounts extends Omit<Priced, 'cost'> {
  account: number;
}

const MOST_NAMED = 5;

/** A price below what accounts have taken off it, today or on a later day, would leave less than nothing. */
export function priceProblems(
  { cost, cost_type }: { cost: number; cost_type: CostType },
  accounts: readonly AccountDiscounts[],
  today: string,
): FieldErrors {
  const isDollars = (each: AccountDiscounts) =>
    [each.lifetime, ...each.discounts].some((one) => one?.amountType === 'A' && one.amount > 0);
  if (cost_type === 2) {
    const named = accountsInWords(accounts.filter(isDollars));
    return named ? { cost_type: [`${named} discounts in dollars. Change those discounts first.`] } : {};
  }
  const named = accountsInWords(accounts.filter((each) => isOverDiscounted({ cost, ...each }, today)));
  return named ? { cost: [`${TOO_MUCH} ${named} larger ones. Change those discounts first.`] } : {};
}

/** 2 accounts (1001, 1105) have; nothing for none. */
function accountsInWords(accounts: readonly AccountDiscounts[]): string | undefined {
  const [first, second] = accounts;
  if (!first) return undefined;
  if (!second) return `Account ${first.account} has`;
  const numbers = accounts.slice(0, MOST_NAMED).map(({ account }) => account);
  const more = accounts.length > MOST_NAMED ? ', …' : '';
  return `${accounts.length} accounts (${numbers.join(', ')}${more}) have`;
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
  return isPercent && item.cost > HIGHEST_PERCENT ? { cost: ['At most 100 %.'] } : {};
}
