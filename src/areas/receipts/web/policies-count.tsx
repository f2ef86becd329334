import { useQuery } from '@tanstack/react-query';
import type { CustomerTabProps } from '#areas/customers/web/public.ts';
import { CountBadge } from '#platform/web/ui/count-badge.tsx';
import { standingQuery } from './standing-query.ts';

/** How many policies are in force. */
export function PoliciesCount({ customer: { id } }: CustomerTabProps) {
  return <CountBadge>{useQuery(standingQuery(id)).data?.policiesInForce}</CountBadge>;
}
