import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/web/api/call.ts';
import { listOwnMessages } from '../home-contract.ts';

export const KEY = 'office-messages';

/** Apart from the others, since the home screen loads no more than it needs. */
export const ownMessagesQuery = queryOptions({
  queryKey: [KEY, 'own'],
  queryFn: ({ signal }) => call(listOwnMessages, { signal }),
});
