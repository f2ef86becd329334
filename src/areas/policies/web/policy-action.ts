import type { ComponentType } from 'react';

/** What another area does with policies of a customer; the application hands it in. */
export interface PolicyAction {
  key: string;
  label: string;
  icon: ComponentType<{ size: number; 'aria-hidden': true }>;
  /** How many policies it takes at once. */
  most: number;
  /** What it adds to the address of the page, over which it opens. */
  search: (customerId: number, policyIds: readonly number[]) => Record<string, string>;
}
