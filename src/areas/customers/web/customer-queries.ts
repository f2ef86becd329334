import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import type { BodyOf } from '#platform/shared/endpoint.ts';
import { call } from '#platform/web/api/call.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { orNotFound } from '#platform/web/router/or-not-found.ts';
import { pagedQuery } from '#platform/web/table/paged-query.ts';
import type { PageRequest } from '#platform/web/table/pager-rules.ts';
import { toastDone } from '#platform/web/ui/toasts.ts';
import {
  type Customer,
  customerFigures,
  customerLog,
  customerOffices,
  findCustomer,
  saveCustomer,
} from '../contract.ts';
import { customerDuplicates, type TypedCustomer } from '../duplicates-contract.ts';
import { searchCustomers } from '../search-contract.ts';
import type { SearchType } from '../search-types.ts';
import { customerStandings, MOST_STANDINGS } from '../standings-contract.ts';

const KEY = 'customers';

export interface CustomerSearch {
  selection: string;
  query: string;
}

/** Whoever searches again wants to know how it is now. */
const SEARCH_STALE_MS = 2000;

export function searchQuery({ selection, query }: CustomerSearch, request: PageRequest) {
  return {
    ...pagedQuery([KEY, 'search', selection, query], request, (page, signal) =>
      // A type that is none comes from the address bar; the contract refuses it in words.
      call(searchCustomers, { query: { selection: selection as SearchType, query, ...page }, signal }),
    ),
    staleTime: SEARCH_STALE_MS,
  };
}

/** In as many calls as it takes; a payment elsewhere changes it, so it is asked for with every list. */
export function standingsQueries(ids: readonly number[]) {
  return Array.from({ length: Math.ceil(ids.length / MOST_STANDINGS) }, (_, at) => {
    return standingsQuery(ids.slice(at * MOST_STANDINGS, (at + 1) * MOST_STANDINGS));
  });
}

/** Of no more customers than one call takes. */
export function standingsQuery(id: number[]) {
  return queryOptions({
    queryKey: [KEY, 'search', 'standings', id],
    queryFn: async ({ signal }) => (await call(customerStandings, { query: { id }, signal })).results,
    enabled: id.length > 0,
    staleTime: SEARCH_STALE_MS,
  });
}

export const figuresQuery = queryOptions({
  queryKey: [KEY, 'figures'],
  queryFn: ({ signal }) => call(customerFigures, { signal }),
});

export function customerQuery(id: number) {
  return queryOptions({
    queryKey: [KEY, 'record', id],
    queryFn: ({ signal }) => call(findCustomer, { params: { id }, signal }),
  });
}

export function logQuery(id: number, request: PageRequest) {
  return pagedQuery([KEY, 'log', id], request, (query, signal) =>
    call(customerLog, { params: { id }, query, signal }),
  );
}

export const officesQuery = queryOptions({
  queryKey: [KEY, 'offices'],
  queryFn: ({ signal }) => call(customerOffices, { signal }),
  staleTime: 5 * 60_000,
});

export const DUPLICATES = {
  area: KEY,
  ask: (body: TypedCustomer, signal: AbortSignal) => call(customerDuplicates, { body, signal }),
};

/** For a screen's loader: an id that is none, unknown or of another agency leads to the page that says so. */
export function loadCustomer(queryClient: QueryClient, id: number, staleTime?: number): Promise<Customer> {
  const options = customerQuery(id);
  return orNotFound(id, () =>
    (staleTime === undefined
      ? queryClient.ensureQueryData(options)
      : queryClient.fetchQuery({ ...options, staleTime })
    ).catch(leadOn),
  );
}

/** The number of somebody who was merged leads to whoever stayed. */
function leadOn(error: unknown): never {
  if (!(error instanceof CallError && error.mergedInto)) throw error;
  toastDone(error.message);
  throw redirect({ to: '/customer/$id', params: { id: error.mergedInto.id }, replace: true });
}

/** Takes over a record as the server has just sent it; what else shows the customer is refetched. */
export function useKeepCustomer(): (customer: Customer) => void {
  const queryClient = useQueryClient();
  return (customer) => {
    queryClient.setQueryData(customerQuery(customer.id).queryKey, customer);
    void queryClient.invalidateQueries({ queryKey: [KEY, 'search'] });
    void queryClient.invalidateQueries({ queryKey: [KEY, 'log', customer.id] });
  };
}

/** Adds with id 0. */
export function useSaveCustomer(id: number) {
  const keep = useKeepCustomer();
  return useMutation({
    mutationFn: (body: BodyOf<typeof saveCustomer>) => call(saveCustomer, { params: { id }, body }),
    onSuccess: keep,
  });
}
