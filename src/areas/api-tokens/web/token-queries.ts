import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/api/call.ts';
import { createToken, listTokens, revokeToken, type TokenInput } from '../contract.ts';

export const tokensQuery = queryOptions({
  queryKey: ['api-tokens'],
  queryFn: ({ signal }) => call(listTokens, { signal }),
  // The last use changes elsewhere.
  staleTime: 0,
});

function useRefresh() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: tokensQuery.queryKey });
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
