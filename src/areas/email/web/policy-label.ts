import type { CustomerPolicy } from '#areas/policies/contract.ts';
import { showDay } from '#platform/shared/dates.ts';

/** A policy among those of a customer; the terms of one have the same number. */
export function policyLabel({ policy, product, effdate }: CustomerPolicy): string {
  return `${policy}, ${product.name}, ${showDay(effdate)}`;
}
