import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/web/api/call.ts';
import { customerStanding } from '../standing-contract.ts';

/** Below the key of the area, so that a payment makes it old. */
export function standingQuery(customerId: number) {
  return queryOptions({
    queryKey: ['receipts', 'standing', customerId],
    queryFn: ({ signal }) => call(customerStanding, { params: { id: customerId }, signal }),
    // Other areas change what it counts: whoever comes back wants to see it as it is now. The parts of a page that
    // come one after the other ask once.
    staleTime: 1000,
  });
}
