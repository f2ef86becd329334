import { Suspense } from 'react';
import { lazyPiece } from '#platform/web/connection/lazy-piece.ts';
import type { PaidOnPoliciesProps } from './paid-on-policies.tsx';

// The calls of receipts load once a policy is chosen, not with the list of contracts.
const PaidOnPolicies = lazyPiece(async () => ({
  default: (await import('./paid-on-policies.tsx')).PaidOnPolicies,
}));

/** Whoever finances what is paid already hears of it first. */
export function AlreadyPaid(props: PaidOnPoliciesProps) {
  if (props.policyIds.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <PaidOnPolicies {...props} />
    </Suspense>
  );
}
