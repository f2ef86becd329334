import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { AnswerOf, BodyOf } from '#platform/shared/endpoint.ts';
import { PAGE_SIZE } from '#platform/shared/paging.ts';
import { call } from '#platform/web/api/call.ts';
import {
  hideNotification,
  listNotifications,
  listReceivers,
  type Notification,
  readAll,
  sendNotification,
  showNotification,
  toggleRead,
} from '../contract.ts';
import type { Filter } from '../rules.ts';
import { KEY, unreadQuery } from './unread-query.ts';

type Page = AnswerOf<typeof listNotifications>;

export function listQuery(userId: number, filter: Filter) {
  return infiniteQueryOptions({
    queryKey: [KEY, 'list', filter],
    queryFn: ({ pageParam, signal }) =>
      call(listNotifications, {
        params: { userId },
        query: { filter, before: pageParam, per_page: PAGE_SIZE },
        signal,
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ notifications, hasMore }) => (hasMore ? notifications.at(-1)?.id : undefined),
    // It opens on what is there now.
    staleTime: 0,
  });
}

export function receiversQuery(masterId: number) {
  return queryOptions({
    queryKey: [KEY, 'receivers'],
    queryFn: ({ signal }) => call(listReceivers, { params: { masterId }, signal }),
  });
}

/** Shows the change right away; what the server refuses goes back to what it was. */
function useOptimistic<Answer>(
  userId: number,
  send: (one: Notification) => Promise<Answer>,
  change: (one: Notification) => Notification | undefined,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onMutate: async (one) => {
      await queryClient.cancelQueries({ queryKey: [KEY] });
      const before = queryClient.getQueriesData({ queryKey: [KEY] });
      replace(queryClient, userId, one, change(one));
      return { before };
    },
    onError: (_error, _one, context) => {
      for (const [key, data] of context?.before ?? []) queryClient.setQueryData(key, data);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [KEY] }),
  });
}

function replace(
  queryClient: QueryClient,
  userId: number,
  one: Notification,
  next: Notification | undefined,
) {
  const inPage = ({ notifications, ...page }: Page): Page => ({
    ...page,
    notifications: notifications.flatMap((each) => (each.id === one.id ? (next ?? []) : each)),
  });
  queryClient.setQueriesData<InfiniteData<Page>>(
    { queryKey: [KEY, 'list'] },
    (data) => data && { ...data, pages: data.pages.map(inPage) },
  );
  const isUnread = (each: Notification | undefined) => Number(each?.readAt === null);
  queryClient.setQueryData(
    unreadQuery(userId).queryKey,
    (data) => data && { ...data, unread: Math.max(0, data.unread + isUnread(next) - isUnread(one)) },
  );
}

export function useToggleRead(userId: number) {
  return useOptimistic(
    userId,
    ({ id }) => call(toggleRead, { params: { id } }),
    (one) => ({ ...one, readAt: one.readAt ? null : new Date() }),
  );
}

export function useHide(userId: number) {
  return useOptimistic(
    userId,
    ({ id }) => call(hideNotification, { params: { id } }),
    () => undefined,
  );
}

function useLookAgain(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: [KEY] });
}

export function useShowAgain() {
  return useMutation({
    mutationFn: (id: number) => call(showNotification, { params: { id } }),
    onSettled: useLookAgain(),
  });
}

export function useReadAll(userId: number) {
  return useMutation({
    mutationFn: () => call(readAll, { params: { userId } }),
    onSettled: useLookAgain(),
  });
}

export function useSend() {
  return useMutation({
    mutationFn: ({ body, key }: { body: BodyOf<typeof sendNotification>; key: string }) =>
      call(sendNotification, { body, idempotencyKey: key }),
    onSettled: useLookAgain(),
  });
}
