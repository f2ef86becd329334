import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { accountKey, useRefreshAccount } from '#areas/accounts/web/public.ts';
import type { BodyOf } from '#platform/shared/endpoint.ts';
import { call } from '#platform/web/api/call.ts';
import * as contract from '../contract.ts';

const KEY = 'add-ons';

/** What the provider sells. */
export const catalogueQuery = queryOptions({
  queryKey: [KEY],
  queryFn: async ({ signal }) => (await call(contract.listAddOns, { signal })).data,
});

export function accountAddOnsQuery(accountId: number) {
  return queryOptions({
    queryKey: [...accountKey(accountId), 'add-ons'],
    queryFn: async ({ signal }) =>
      (await call(contract.listAccountAddOns, { params: { accountId }, signal })).results,
  });
}

export function accountAddOnQuery(accountId: number, id: number) {
  return queryOptions({
    queryKey: [...accountKey(accountId), 'add-on', id],
    queryFn: async ({ signal }) =>
      (await call(contract.findAccountAddOn, { params: { id }, signal })).results[0] ?? null,
    // Editing minute-old data is how conflicts begin.
    staleTime: 0,
    gcTime: 0,
  });
}

interface Once {
  body: BodyOf<typeof contract.saveAccountAddOn>;
  /** The same for every try at the same thing. */
  key: string;
}

export function useSaveAccountAddOn(accountId: number) {
  const refresh = useRefreshAccount(accountId);
  return useMutation({
    mutationFn: ({ body, key }: Once) =>
      call(contract.saveAccountAddOn, { params: { accountId }, body, idempotencyKey: key }),
    onSuccess: () => void refresh(),
  });
}

export function useDeleteAccountAddOn(accountId: number) {
  const refresh = useRefreshAccount(accountId);
  return useMutation({
    mutationFn: (id: number) => call(contract.deleteAccountAddOn, { params: { id }, body: {} }),
    // Whoever was too late sees what is there now.
    onSettled: () => void refresh(),
  });
}

export function useUpdateAddOn(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof contract.updateAddOn>) =>
      call(contract.updateAddOn, { params: { id }, body }),
    // What every account pays for it is another price now.
    onSuccess: () => void queryClient.invalidateQueries(),
  });
}
