import { z } from 'zod';

export const POLICY_STATUSES = ['pending', 'active', 'renewed', 'cancelled', 'expired'] as const;
export const policyStatus = z.enum(POLICY_STATUSES, 'This is not a status of a policy.');
export type PolicyStatus = z.infer<typeof policyStatus>;
