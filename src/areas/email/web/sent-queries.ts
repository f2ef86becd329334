import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/web/api/call.ts';
import { pagedQuery } from '#platform/web/table/paged-query.ts';
import type { PageRequest } from '#platform/web/table/pager-rules.ts';
import { acordHistory, type EmailState, sentEmail, sentEmails } from '../contract.ts';
import type { Receiver } from './receiver.ts';

export const KEY = 'email';
/** While a mail is on its way the list looks again. */
const WAITING_MS = 3000;

interface Listed {
  pages: { results: { state: EmailState }[] }[];
}

/** The mails of a customer or a lead; without one those that one sent oneself. */
export function sentQuery({ customerId, leadId }: Receiver, request: PageRequest) {
  return {
    ...pagedQuery([KEY, 'sent', { customerId, leadId }], request, (page, signal) =>
      call(sentEmails, { query: { customerId, leadId, ...page }, signal }),
    ),
    refetchInterval: ({ state }: { state: { data?: Listed | undefined } }) =>
      state.data?.pages.some(({ results }) => results.some((row) => row.state === 'queued'))
        ? WAITING_MS
        : (false as const),
  };
}

export function sentEmailQuery(id: number) {
  return queryOptions({
    queryKey: [KEY, 'one', id],
    queryFn: ({ signal }) => call(sentEmail, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'queued' ? WAITING_MS : false),
  });
}

export function acordQuery(customerId: number | undefined) {
  const all: PageRequest = { page: 1, perPage: 'all' };
  return pagedQuery([KEY, 'acord', customerId ?? 'all'], all, (page, signal) =>
    call(acordHistory, { query: { customerId, ...page }, signal }),
  );
}
