import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/web/api/call.ts';
import { orNotFound } from '#platform/web/router/or-not-found.ts';
import { pagedQuery } from '#platform/web/table/paged-query.ts';
import type { PageRequest } from '#platform/web/table/pager-rules.ts';
import type { Sort } from '#platform/web/table/sort.ts';
import {
  type Account,
  type AccountSort,
  findAccount,
  listAccounts,
  QUERY_MIN,
  searchAccounts,
} from '../contract.ts';

const KEY = 'accounts';

/** The typeahead; the hits of before stay until the new ones are there. */
export function hitsQuery(text: string) {
  const query = text.trim();
  return queryOptions({
    queryKey: [KEY, 'hits', query],
    queryFn: ({ signal }) => call(searchAccounts, { query: { query }, signal }),
    enabled: query.length >= QUERY_MIN,
    placeholderData: keepPreviousData,
  });
}

export function accountsQuery(query: string, sort: Sort | undefined, request: PageRequest) {
  // A column that is none comes from the address bar; the contract refuses it in words.
  const order = { sort: (sort?.key ?? 'name') as AccountSort, reverse: sort?.reverse ? 1 : 0 };
  return pagedQuery([KEY, 'list', query, order], request, (page, signal) =>
    call(listAccounts, { query: { query, ...order, ...page }, signal }),
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
