import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/web/api/call.ts';
import { writtenPremium } from '../written-contract.ts';

/** Apart from the others, since the home screen loads no more than it needs. */
export const writtenQuery = queryOptions({
  queryKey: ['policies', 'written'],
  queryFn: ({ signal }) => call(writtenPremium, { signal }),
});
