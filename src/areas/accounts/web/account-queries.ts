import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/web/api/call.ts';
import { orNotFound } from '#platform/web/router/or-not-found.ts';
import type { ListRequest } from '#platform/web/table/page-params.ts';
import { pagedQuery } from '#platform/web/table/paged-query.ts';
import { type Account, findAccount, listAccounts, QUERY_MIN, searchAccounts } from '../contract.ts';
import type { AccountSort } from '../statuses.ts';

const KEY = 'accounts';

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
    queryKey: [KEY, 'record', account],
    queryFn: ({ signal }) => call(findAccount, { params: { account }, signal }),
  });
}

export function loadAccount(queryClient: QueryClient, account: number): Promise<Account> {
  return orNotFound(account, () => queryClient.ensureQueryData(accountQuery(account)));
}
