import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import { READY } from '#platform/shared/live.ts';
import { type LiveWord, listenLive } from '#platform/web/live/listen-live.ts';
import type { countUnread } from '../bell-contract.ts';
import { texts } from './texts.ts';
import { KEY, unreadQuery } from './unread-query.ts';

const OWN_WORDS: readonly LiveWord[] = ['notification', 'notificationRead', READY];

/** Asks again whenever the server says that something changed, and shows what is new. */
export function useArrivals(userId: number): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const held = () => queryClient.getQueryData(unreadQuery(userId).queryKey);
    let newest: number | undefined;
    return listenLive((word) => {
      if (!OWN_WORDS.includes(word)) return;
      // What was there before the page isn't new; what came while the connection was down is.
      if (held()) newest ??= held()?.latest?.id ?? 0;
      const isNews = newest !== undefined && word !== 'notificationRead';
      void queryClient.invalidateQueries({ queryKey: [KEY] }).then(() => {
        const latest = held()?.latest;
        if (!latest || latest.id <= (newest ?? 0)) return;
        newest = latest.id;
        if (isNews) toastArrival(latest);
      });
    });
  }, [queryClient, userId]);
}

type Arrival = NonNullable<AnswerOf<typeof countUnread>['latest']>;

const COLORS = ['gray', 'blue', 'orange', 'red'];
const URGENT = 3;

/** Said politely: whoever hears the screen is not interrupted. */
function toastArrival({ title, from, priority }: Arrival): void {
  notifications.show({
    title,
    message: texts.from(from),
    color: COLORS[priority] ?? 'gray',
    role: 'status',
    autoClose: priority === URGENT ? false : 6000,
    withCloseButton: true,
    styles: { description: { color: 'var(--cd-dimmed)' } },
  });
}
