import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/web/api/call.ts';
import { listQuotes, type QuoteFilter } from '../list-contract.ts';

export const KEY = 'rater';

/** As many as a card shows. */
const CARD_ROWS = 5;

/** Apart from the other calls of the area: a card on the page of a customer does not load what forms need. */
export function cardQuery(filter: Pick<QuoteFilter, 'customer' | 'lead'>) {
  return queryOptions({
    queryKey: [KEY, 'card', filter],
    queryFn: ({ signal }) =>
      call(listQuotes, { query: { ...filter, reverse: 0, page: 1, per_page: CARD_ROWS }, signal }),
  });
}
