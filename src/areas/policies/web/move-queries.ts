import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { customerAddress } from '#areas/customers/contract.ts';
import { call } from '#platform/web/api/call.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { getPolicies, type MoveInput, movePolicies } from '../move-contract.ts';

const KEY = 'policy-moves';

export function movableQuery(policyIds: readonly number[]) {
  return queryOptions({
    queryKey: [KEY, 'movable', policyIds],
    queryFn: ({ signal }) => call(getPolicies, { body: { policyId: [...policyIds] }, signal }),
    // The versions go along with the move: what an earlier dialog saw is too old.
    gcTime: 0,
    staleTime: 0,
  });
}

/** The customer with this number, or null when there is none. */
export function targetQuery(customerId: number) {
  return queryOptions({
    queryKey: [KEY, 'target', customerId],
    queryFn: async ({ signal }) => {
      try {
        return await call(customerAddress, { params: { id: customerId }, signal });
      } catch (error) {
        if (error instanceof CallError && error.status === 404) return null;
        throw error;
      }
    },
  });
}

interface KeyedMove {
  body: MoveInput;
  key: string;
}

export function useMovePolicies() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ body, key }: KeyedMove) => call(movePolicies, { body, idempotencyKey: key }),
    // Lists, balances and logs of two customers in several areas show it: the specification reloads the page.
    onSettled: () => void queryClient.invalidateQueries(),
  });
}
