import { ActionIcon, Checkbox } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useSession } from '#areas/session/web/public.ts';
import { parseSearch } from '#platform/web/router/search-params.ts';
import { timeOf } from '#platform/web/ui/local-days.ts';
import { StateBadge, type Tone } from '#platform/web/ui/state-badge.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { Tip } from '#platform/web/ui/tip.tsx';
import { toastProblem, toastUndo } from '#platform/web/ui/toasts.ts';
import { say } from '#platform/web/wording.ts';
import type { Notification } from '../contract.ts';
import { actionWords } from '../link-words.ts';
import { PRIORITIES } from '../rules.ts';
import { MessageText } from './message-text.tsx';
import { useHide, useShowAgain, useToggleRead } from './notification-queries.ts';
import classes from './notification-row.module.css';
import { texts } from './texts.ts';

/** Only what is more than ordinary has a mark. */
const TONES: Readonly<Record<number, Tone>> = { 2: 'waits', 3: 'problem' };

interface NotificationRowProps {
  notification: Notification;
  /** The button that had the focus is gone then. */
  onHidden: () => void;
}

/** What it says, whom it is about and what it asks for. */
export function NotificationRow({ notification: one, onHidden }: NotificationRowProps) {
  const { user } = useSession();
  const toggle = useToggleRead(user.id);
  const hide = useHide(user.id);
  const showAgain = useShowAgain();
  const isRead = one.readAt !== null;
  const title = titleOf(one);
  const tone = TONES[one.priority];

  const flip = () => !toggle.isPending && toggle.mutateAsync(one).catch(toastProblem);
  const read = () => !isRead && flip();
  function remove(): void {
    onHidden();
    hide
      .mutateAsync(one)
      .then(() => toastUndo(texts.row.removed, () => showAgain.mutateAsync(one.id)))
      .catch(toastProblem);
  }

  return (
    <li className={classes.row} data-unread={!isRead || undefined}>
      <div className={classes.words}>
        <div className={classes.head}>
          <h3 className={classes.title}>{title}</h3>
          {tone && <StateBadge tone={tone}>{PRIORITIES[one.priority] ?? ''}</StateBadge>}
        </div>
        <MessageText key={one.id}>{one.notification_message.message}</MessageText>
        <p className={classes.facts}>
          {one.customer && (
            <TextLink
              to="/customer/$id"
              params={{ id: one.customer.id }}
              fz="inherit"
              fw={550}
              onClick={read}
            >
              {one.customer.name}
            </TextLink>
          )}
          {one.link && <ActionLink link={one.link} title={title} onOpen={read} />}
          <span>{[timeOf(one.trandate), one.from_user.name, one.type].filter(Boolean).join(' · ')}</span>
        </p>
      </div>
      <Tip label={isRead ? texts.row.isRead : texts.row.markAsRead}>
        <Checkbox
          size="xs"
          className={classes.read}
          aria-label={texts.row.isReadOf(title)}
          checked={isRead}
          onChange={flip}
        />
      </Tip>
      <Tip label={texts.row.remove}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={24}
          aria-label={texts.row.removeOf(title)}
          onClick={remove}
        >
          <IconX size={15} aria-hidden />
        </ActionIcon>
      </Tip>
    </li>
  );
}

/** Does what it asks for, and it counts as read then. */
function ActionLink({ link, title, onOpen }: { link: string; title: string; onOpen: () => void }) {
  const { pathname, search, hash } = new URL(link, window.location.origin);
  const words = say(actionWords(link));
  return (
    <TextLink
      to={pathname}
      search={parseSearch(search)}
      {...(hash && { hash: hash.slice(1) })}
      fz="inherit"
      aria-label={`${words}: ${title}`}
      onClick={onOpen}
    >
      {words}
    </TextLink>
  );
}

/** What the product itself tells is in the agency's words; what people wrote stays as they wrote it. */
function titleOf({ title, type }: Notification): string {
  return type === '' ? say(title) : title;
}
