import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSession } from '#areas/session/web/public.ts';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { toastProblem } from '#platform/web/ui/toasts.ts';
import { Waiting } from '#platform/web/ui/waiting.tsx';
import type { Filter } from '../rules.ts';
import { NotificationCard } from './notification-card.tsx';
import classes from './notification-list.module.css';
import { listQuery, useReadAll } from './notification-queries.ts';
import { unreadQuery } from './unread-query.ts';
import type { PanelPlace } from './use-panel.ts';

const CHOICES = [
  { value: 'all', label: 'All' },
  { value: 'new', label: 'New' },
  { value: 'read', label: 'Read' },
] satisfies { value: Filter; label: string }[];

const EMPTY: Record<Filter, string> = {
  all: 'No notifications',
  new: 'No new notifications',
  read: 'No read notifications',
};

interface NotificationListProps {
  filter: Filter;
  onShow: (place: PanelPlace) => void;
}

export function NotificationList({ filter, onShow }: NotificationListProps) {
  const { user } = useSession();
  const list = useInfiniteQuery(listQuery(user.id, filter));
  const { data: count } = useQuery(unreadQuery(user.id));
  const readAll = useReadAll(user.id);
  const cards = useRef<HTMLUListElement>(null);
  const shown = list.data?.pages.flatMap(({ notifications }) => notifications);
  return (
    <Stack gap="sm">
      <Group justify="space-between" gap="xs">
        <SegmentedControl
          data-filter
          size="xs"
          aria-label="Show"
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
              onClick={() => readAll.mutate(undefined, { onError: toastProblem })}
            >
              Mark all as read
            </Button>
          )}
          <Button size="xs" leftSection={<IconPlus size={15} aria-hidden />} onClick={() => onShow('add')}>
            Add
          </Button>
        </Group>
      </Group>
      {!shown && !list.error && <Waiting height={220} />}
      {!shown && <ProblemAlert>{list.error?.message}</ProblemAlert>}
      {shown?.length === 0 && (
        <Text c="dimmed" ta="center" py="xl">
          {EMPTY[filter]}
        </Text>
      )}
      <ul ref={cards} tabIndex={-1} aria-label="Notifications" className={classes.cards}>
        {shown?.map((one) => (
          <NotificationCard key={one.id} notification={one} onHidden={() => cards.current?.focus()} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          variant="default"
          size="xs"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </Stack>
  );
}
