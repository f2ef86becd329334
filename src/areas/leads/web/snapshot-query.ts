import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/web/api/call.ts';
import { leadSnapshot } from '../list-contract.ts';

/** Below the key of the area, so that a change makes it old; apart from the others, since home needs no more. */
export const snapshotQuery = queryOptions({
  queryKey: ['leads', 'snapshot'],
  queryFn: ({ signal }) => call(leadSnapshot, { signal }),
  staleTime: 2000,
});
