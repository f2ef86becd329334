import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Fragment, useRef } from 'react';
import { useSession } from '#areas/session/web/public.ts';
import { RetryProblem } from '#platform/web/ui/retry-problem.tsx';
import { toastProblem } from '#platform/web/ui/toasts.ts';
import { Waiting } from '#platform/web/ui/waiting.tsx';
import type { Filter } from '../rules.ts';
import { byDay } from './notification-days.ts';
import classes from './notification-list.module.css';
import { listQuery, useReadAll } from './notification-queries.ts';
import { NotificationRow } from './notification-row.tsx';
import { texts } from './texts.ts';
import { unreadQuery } from './unread-query.ts';
import type { PanelPlace } from './use-panel.ts';

const CHOICES = [
  { value: 'all', label: texts.list.filters.all },
  { value: 'new', label: texts.list.filters.new },
  { value: 'read', label: texts.list.filters.read },
] satisfies { value: Filter; label: string }[];

interface NotificationListProps {
  filter: Filter;
  onShow: (place: PanelPlace) => void;
}

export function NotificationList({ filter, onShow }: NotificationListProps) {
  const { user } = useSession();
  const list = useInfiniteQuery(listQuery(user.id, filter));
  const { data: count } = useQuery(unreadQuery(user.id));
  const readAll = useReadAll(user.id);
  const frame = useRef<HTMLElement>(null);
  const shown = list.data?.pages.flatMap(({ notifications }) => notifications);
  return (
    <Stack gap="sm">
      <Group justify="space-between" gap="xs">
        <SegmentedControl
          data-filter
          size="xs"
          aria-label={texts.list.show}
          data={CHOICES}
          value={filter}
          onChange={(next) => onShow(next as Filter)}
        />
        <Group gap="xs">
          {(count?.unread ?? 0) > 0 && (
            <Button
              variant="default"
              size="xs"
              loading={readAll.isPending}
              onClick={() => void readAll.mutateAsync().catch(toastProblem)}
            >
              {texts.list.markAllAsRead}
            </Button>
          )}
          <Button size="xs" leftSection={<IconPlus size={15} aria-hidden />} onClick={() => onShow('add')}>
            {texts.list.add}
          </Button>
        </Group>
      </Group>
      {!shown && !list.error && <Waiting height={220} />}
      <RetryProblem query={list} />
      {shown?.length === 0 && (
        <Text c="dimmed" ta="center" py="xl">
          {texts.list.none[filter]}
        </Text>
      )}
      <section ref={frame} tabIndex={-1} aria-label={texts.title} className={classes.list}>
        {shown &&
          byDay(shown, new Date()).map(({ day, notifications }) => (
            <Fragment key={day}>
              <p className={classes.day} id={`notifications-${day}`}>
                {day}
              </p>
              <ul aria-labelledby={`notifications-${day}`} className={classes.rows}>
                {notifications.map((one) => (
                  <NotificationRow key={one.id} notification={one} onHidden={() => frame.current?.focus()} />
                ))}
              </ul>
            </Fragment>
          ))}
      </section>
      {list.hasNextPage && (
        <Button
          variant="default"
          size="xs"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {texts.list.showMore}
        </Button>
      )}
    </Stack>
  );
}
