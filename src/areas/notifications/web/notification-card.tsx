import { ActionIcon, Checkbox, Group, Text, Tooltip } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useSession } from '#areas/session/web/public.ts';
import { parseSearch } from '#platform/web/router/search-params.ts';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import { StateBadge, type Tone } from '#platform/web/ui/state-badge.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { toastProblem, toastUndo } from '#platform/web/ui/toasts.ts';
import { say } from '#platform/web/wording.ts';
import type { Notification } from '../contract.ts';
import { PRIORITIES } from '../rules.ts';
import classes from './notification-card.module.css';
import { useHide, useShowAgain, useToggleRead } from './notification-queries.ts';

const TONES: readonly Tone[] = ['closed', 'work', 'waits', 'problem'];

interface NotificationCardProps {
  notification: Notification;
  /** The button that had the focus is gone then. */
  onHidden: () => void;
}

export function NotificationCard({ notification: one, onHidden }: NotificationCardProps) {
  const { user } = useSession();
  const toggle = useToggleRead(user.id);
  const hide = useHide(user.id);
  const showAgain = useShowAgain();
  const isRead = one.readAt !== null;
  const title = titleOf(one);

  const flip = () => !toggle.isPending && toggle.mutate(one, { onError: toastProblem });
  function remove(): void {
    onHidden();
    hide
      .mutateAsync(one)
      .then(() => toastUndo('Notification removed.', () => showAgain.mutateAsync(one.id)))
      .catch(toastProblem);
  }

  return (
    <li className={classes.card} data-unread={!isRead || undefined} data-priority={one.priority}>
      <Group justify="space-between" wrap="nowrap" align="flex-start" gap="xs">
        <h3 className={classes.title}>{title}</h3>
        <Tooltip label="Remove">
          <ActionIcon variant="subtle" color="gray" size={24} aria-label={`Remove ${title}`} onClick={remove}>
            <IconX size={15} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Group>
      <Text fz="sm" className={classes.message}>
        {one.notification_message.message}
      </Text>
      <Text fz="xs" c="dimmed" mt={6}>
        {showMoment(one.trandate)} · {one.from_user.name}
        {one.type && ` · ${one.type}`}
      </Text>
      <Group justify="space-between" gap="xs" mt={6}>
        <Group gap="sm">
          <StateBadge isQuiet tone={TONES[one.priority] ?? 'closed'}>
            {PRIORITIES[one.priority] ?? ''}
          </StateBadge>
          {one.link && <OpenLink link={one.link} title={title} onOpen={() => !isRead && flip()} />}
        </Group>
        <Checkbox size="xs" label="Read" aria-label={`Read: ${title}`} checked={isRead} onChange={flip} />
      </Group>
    </li>
  );
}

/** Opens what it is about, which then counts as read. */
function OpenLink({ link, title, onOpen }: { link: string; title: string; onOpen: () => void }) {
  const [to = '/', search = ''] = link.split('?');
  return (
    <TextLink to={to} search={parseSearch(search)} fz="sm" aria-label={`Open ${title}`} onClick={onOpen}>
      Open
    </TextLink>
  );
}

/** What the product itself tells is in the agency's words; what people wrote stays as they wrote it. */
function titleOf({ title, type }: Notification): string {
  return type === '' ? say(title) : title;
}
