import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/api/call.ts';
import { pagedQuery } from '#platform/web/table/paged-query.ts';
import type { PageRequest } from '#platform/web/table/pager-rules.ts';
import { listAgencyTokens, revokeAgencyToken } from '../agency-contract.ts';
import { createToken, listTokens, revokeToken, type TokenInput } from '../contract.ts';

export const tokensQuery = queryOptions({
  queryKey: ['api-tokens'],
  queryFn: ({ signal }) => call(listTokens, { signal }),
  // The last use changes elsewhere.
  staleTime: 0,
});

export const agencyTokensQuery = (request: PageRequest) =>
  pagedQuery([...tokensQuery.queryKey, 'agency'], request, (query, signal) =>
    call(listAgencyTokens, { query, signal }),
  );

/** The own ones and those of the agency. */
function useRefresh() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: tokensQuery.queryKey });
}

export function useRevokeAgencyToken() {
  return useMutation({
    mutationFn: (id: number) => call(revokeAgencyToken, { params: { id } }),
    onSettled: useRefresh(),
  });
}

export function useCreateToken() {
  return useMutation({
    mutationFn: (body: TokenInput) => call(createToken, { body }),
    onSuccess: useRefresh(),
  });
}

export function useRevokeToken() {
  return useMutation({
    mutationFn: (id: number) => call(revokeToken, { params: { id } }),
    onSettled: useRefresh(),
  });
}
