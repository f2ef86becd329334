import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/web/api/call.ts';
import { receiptDays } from '../days-contract.ts';

/** Below the key of the area, so that a payment makes it old; apart from the others, since home needs no more. */
export const daysQuery = queryOptions({
  queryKey: ['receipts', 'days'],
  queryFn: ({ signal }) => call(receiptDays, { signal }),
});
