import { useQuery } from '@tanstack/react-query';
import type { CustomerTabProps } from '#areas/customers/web/public.ts';
import { CountBadge } from '#platform/web/ui/count-badge.tsx';
import { contractsQuery } from './contract-queries.ts';

/** How many contracts the active list has. */
export function ContractsCount({ customer }: CustomerTabProps) {
  const { data } = useQuery(contractsQuery(customer.id));
  return <CountBadge>{data?.filter(({ active }) => active === 1).length}</CountBadge>;
}
