import type { NextStep } from '#areas/customers/web/public.ts';
import type { PolicyStep } from '#areas/policies/web/public.ts';
import { lazyRouteComponent } from '#platform/web/connection/lazy-route-component.ts';

/** What comes next for a customer and for a policy, where it is money. */
export const customerStep: NextStep = lazyRouteComponent(() => import('./standing.ts'), 'CustomerStep');
export const policyStep: PolicyStep = lazyRouteComponent(() => import('./policy-step.tsx'), 'PolicyStep');
