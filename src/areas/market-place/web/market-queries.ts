import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#platform/shared/endpoint.ts';
import { call } from '#platform/web/api/call.ts';
import * as contract from '../contract.ts';

export const KEY = 'market-place';

export const marketPlaceQuery = queryOptions({
  queryKey: [KEY, 'add-ons'],
  queryFn: async ({ signal }) => (await call(contract.listMarketPlace, { signal })).results,
});

export function useRequestAddOn() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof contract.requestAddOn>) => call(contract.requestAddOn, { body }),
    // Asked for already: either way the list shows what no longer is.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: [KEY] }),
  });
}

export function requestsQuery(accountId: number) {
  return queryOptions({
    queryKey: [KEY, 'requests', accountId],
    queryFn: async ({ signal }) =>
      (await call(contract.listAddOnRequests, { params: { accountId }, signal })).results,
  });
}

export function useDeclineRequest() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, answer }: { id: number; answer: string }) =>
      call(contract.declineAddOnRequest, { params: { id }, body: { answer } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [KEY] }),
  });
}
