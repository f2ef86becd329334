import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { BodyOf } from '#platform/shared/endpoint.ts';
import { call } from '#platform/web/api/call.ts';
import { orNotFound } from '#platform/web/router/or-not-found.ts';
import type { ListRequest } from '#platform/web/table/page-params.ts';
import { pagedQuery } from '#platform/web/table/paged-query.ts';
import { type Account, findAccount, listAccounts, QUERY_MIN, searchAccounts } from '../contract.ts';
import {
  type AccountFacts,
  findBasePrice,
  listSalesmen,
  listSources,
  saveAccountFacts,
} from '../facts-contract.ts';
import { listPackages, savePackage } from '../packages-contract.ts';
import type { AccountSort } from '../statuses.ts';

const KEY = 'accounts';

/** Whatever the screens know about one account, in whichever area: a change of one part shows in the others. */
export function accountKey(account: number): readonly unknown[] {
  return [KEY, 'account', account];
}

/** After something of an account was saved: its prices, bills and history may be others now. */
export function useRefreshAccount(account: number): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: accountKey(account) });
}

/** The typeahead; the previous hits stay until the new ones arrive. */
export function hitsQuery(text: string) {
  const query = text.trim();
  return queryOptions({
    queryKey: [KEY, 'hits', query],
    queryFn: ({ signal }) => call(searchAccounts, { query: { query }, signal }),
    enabled: query.length >= QUERY_MIN,
    placeholderData: keepPreviousData,
  });
}

export function accountsQuery(query: string, request: ListRequest<AccountSort>) {
  return pagedQuery([KEY, 'list', query, request.order], request, (page, signal) =>
    call(listAccounts, { query: { query, ...request.order, ...page }, signal }),
  );
}

export function accountQuery(account: number) {
  return queryOptions({
    queryKey: [...accountKey(account), 'record'],
    queryFn: ({ signal }) => call(findAccount, { params: { account }, signal }),
  });
}

export function loadAccount(queryClient: QueryClient, account: number): Promise<Account> {
  return orNotFound(account, () => queryClient.ensureQueryData(accountQuery(account)));
}

export function basePriceQuery(masterId: number) {
  return queryOptions({
    queryKey: [...accountKey(masterId), 'base-price'],
    queryFn: async ({ signal }) => (await call(findBasePrice, { params: { masterId }, signal })).priceMonthly,
  });
}

export const packagesQuery = queryOptions({
  queryKey: [KEY, 'packages'],
  queryFn: async ({ signal }) => (await call(listPackages, { signal })).results,
});

export function useSavePackage(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof savePackage>) => call(savePackage, { params: { id }, body }),
    // What a new payment method costs is proposed from it.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [KEY] }),
  });
}

export const salesmenQuery = queryOptions({
  queryKey: [KEY, 'salesmen'],
  queryFn: async ({ signal }) => (await call(listSalesmen, { signal })).results,
});

export const sourcesQuery = queryOptions({
  queryKey: [KEY, 'sources'],
  queryFn: async ({ signal }) => (await call(listSources, { signal })).results,
});

export function useSaveFacts(account: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: AccountFacts & { version?: number | undefined }) =>
      call(saveAccountFacts, { params: { account }, body }),
    // The list of accounts and the search show facts too.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [KEY] }),
  });
}
