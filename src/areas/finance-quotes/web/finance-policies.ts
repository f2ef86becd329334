import { IconBuildingBank } from '@tabler/icons-react';
import { POLICIES_MAX } from '#areas/finance-contracts/statuses.ts';
import { quoteParam } from '#areas/finance-contracts/web/public.ts';
import type { PolicyAction } from '#areas/policies/web/public.ts';
import { frameTexts } from './texts/frame.ts';

/** Finances the chosen policies of a customer with one contract. */
export const financePolicies: PolicyAction = {
  key: 'finance',
  label: frameTexts.financePolicies,
  icon: IconBuildingBank,
  most: POLICIES_MAX,
  search: (customerId, policyIds) => ({ finance: quoteParam({ step: 'company', customerId, policyIds }) }),
};
