import { z } from 'zod';

export const POLICY_STATUSES = ['pending', 'active', 'renewed', 'cancelled', 'expired'] as const;
export const policyStatus = z.enum(POLICY_STATUSES, 'This is not a status of a policy.');
export type PolicyStatus = z.infer<typeof policyStatus>;

/** What a term is on a day: the status tells what was done with it, the state whether it insures anyone. */
export const POLICY_STATES = ['in force', 'not yet', 'pending', 'renewed', 'cancelled', 'expired'] as const;
export const policyState = z.enum(POLICY_STATES, 'This is not a state of a policy.');
export type PolicyState = z.infer<typeof policyState>;

/** The columns that the list sorts by. */
export const POLICY_SORTS = [
  'policy',
  'company',
  'product',
  'lineOfBusiness',
  'policyType',
  'purpose',
  'status',
  'effdate',
  'expdate',
  'premium',
  'total',
] as const;
export type PolicySort = (typeof POLICY_SORTS)[number];
