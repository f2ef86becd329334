import { showMoney, showPercent } from '#platform/shared/money.ts';
import type { BillType, CostType } from '../rules.ts';

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

/** $20.00, or 0.25% where the price is a share of the written premium. */
export function showCost(cost: number, type: CostType): string {
  return type === 2 ? showPercent(cost) : showMoney(cost);
}
