import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/web/api/call.ts';
import { countUnread } from '../bell-contract.ts';

export const KEY = 'notifications';

export function unreadQuery(userId: number) {
  return queryOptions({
    queryKey: [KEY, 'unread'],
    queryFn: ({ signal }) => call(countUnread, { params: { userId }, signal }),
  });
}
