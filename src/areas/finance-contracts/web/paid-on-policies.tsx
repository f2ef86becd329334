import { useQuery } from '@tanstack/react-query';
import { customerBalances } from '#areas/receipts/contract.ts';
import { call } from '#platform/web/api/call.ts';
import { paidAmong } from './paid-among.ts';
import { PaidNotice } from './paid-notice.tsx';
import { KEY } from './query-keys.ts';

export interface PaidOnPoliciesProps {
  customerId: number;
  policyIds: readonly number[];
}

/** A payment a moment ago counts. */
export function PaidOnPolicies({ customerId, policyIds }: PaidOnPoliciesProps) {
  const { data } = useQuery({
    queryKey: [KEY, 'balances', customerId],
    queryFn: ({ signal }) => call(customerBalances, { params: { id: customerId }, signal }),
    staleTime: 0,
  });
  return <PaidNotice>{data && paidAmong(data.results, policyIds)}</PaidNotice>;
}
