import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { offeredCompanies } from '#areas/companies/contract.ts';
import { findCustomer } from '#areas/customers/contract.ts';
import { findLead, leadMatches } from '#areas/leads/contract.ts';
import type { BodyOf } from '#platform/shared/endpoint.ts';
import { call } from '#platform/web/api/call.ts';
import { orNotFound } from '#platform/web/router/or-not-found.ts';
import type { ListRequest } from '#platform/web/table/page-params.ts';
import { pagedQuery } from '#platform/web/table/paged-query.ts';
import type { PageRequest } from '#platform/web/table/pager-rules.ts';
import * as contract from '../contract.ts';
import * as lists from '../list-contract.ts';
import type { QuoteSort } from '../statuses.ts';
import { KEY } from './card-query.ts';

export function quotesQuery(filter: lists.QuoteFilter, request: ListRequest<QuoteSort>) {
  return pagedQuery([KEY, 'list', filter, request.order], request, (page, signal) =>
    call(lists.listQuotes, { query: { ...filter, ...request.order, ...page }, signal }),
  );
}

export function quoteQuery(id: number) {
  return queryOptions({
    queryKey: [KEY, 'record', id],
    queryFn: ({ signal }) => call(contract.findQuote, { params: { id }, signal }),
  });
}

export function quoteLogQuery(id: number, request: PageRequest) {
  return pagedQuery([KEY, 'log', id], request, (query, signal) =>
    call(contract.quoteLog, { params: { id }, query, signal }),
  );
}

export const choicesQuery = queryOptions({
  queryKey: [KEY, 'choices'],
  queryFn: ({ signal }) => call(lists.raterChoices, { signal }),
});

export const offeredQuery = queryOptions({
  queryKey: [KEY, 'offered'],
  queryFn: ({ signal }) => call(offeredCompanies, { signal }),
});

export function customerQuery(id: number) {
  return queryOptions({
    queryKey: [KEY, 'customer', id],
    queryFn: ({ signal }) => call(findCustomer, { params: { id }, signal }),
  });
}

export function leadQuery(id: number) {
  return queryOptions({
    queryKey: [KEY, 'lead', id],
    queryFn: ({ signal }) => call(findLead, { params: { id }, signal }),
  });
}

/** Whether somebody is a customer already must be known as it is now. */
export function matchesQuery(leadId: number) {
  return queryOptions({
    queryKey: [KEY, 'matches', leadId],
    queryFn: ({ signal }) => call(leadMatches, { params: { id: leadId }, signal }),
    staleTime: 0,
  });
}

export function loadQuote(queryClient: QueryClient, id: number): Promise<contract.Quote> {
  return orNotFound(id, () => queryClient.fetchQuery({ ...quoteQuery(id), staleTime: 0 }));
}

interface Receiver {
  customer?: number | undefined;
  lead?: number | undefined;
}

/** What the form of a new quote begins with; nothing before somebody has chosen whom it is for. */
export async function loadReceiver(queryClient: QueryClient, { customer, lead }: Receiver): Promise<void> {
  await queryClient.fetchQuery(offeredQuery);
  if (customer) await orNotFound(customer, () => queryClient.fetchQuery(customerQuery(customer)));
  else if (lead) await orNotFound(lead, () => queryClient.fetchQuery(leadQuery(lead)));
}

export function loadForEdit(queryClient: QueryClient, id: number): Promise<unknown> {
  return Promise.all([loadQuote(queryClient, id), queryClient.fetchQuery(offeredQuery)]);
}

/** The quote as the server has just sent it; lists, cards and its log are requested again. */
export function useKeepQuote(): (quote: contract.Quote) => void {
  const queryClient = useQueryClient();
  return (quote) => {
    queryClient.setQueryData(quoteQuery(quote.id).queryKey, quote);
    for (const part of ['list', 'card', 'log']) void queryClient.invalidateQueries({ queryKey: [KEY, part] });
  };
}

export function useSaveQuote(id: number) {
  return useMutation({
    mutationFn: (body: contract.QuoteInput) => call(contract.saveQuote, { params: { id }, body }),
    onSuccess: useKeepQuote(),
  });
}

export function useMarkQuote(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof contract.markQuote>) =>
      call(contract.markQuote, { params: { id }, body }),
    onSuccess: useKeepQuote(),
    onError: () => queryClient.invalidateQueries({ queryKey: quoteQuery(id).queryKey }),
  });
}

interface Choosing {
  body: BodyOf<typeof contract.chooseOffers>;
  /** The same for every try at the same thing. */
  key: string;
}

export function useChooseOffers(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ body, key }: Choosing) =>
      call(contract.chooseOffers, { params: { id }, body, idempotencyKey: key }),
    // A lead, a customer and policies have changed with it.
    onSettled: () => queryClient.invalidateQueries(),
  });
}

export function useKeepPaper(id: number) {
  return useMutation({ mutationFn: () => call(contract.keepQuotePaper, { params: { id } }) });
}
