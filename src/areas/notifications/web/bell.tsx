import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconSpeakerphone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useSession } from '#areas/session/web/public.ts';
import { lazyPiece } from '#platform/web/connection/lazy-piece.ts';
import { Tip } from '#platform/web/ui/tip.tsx';
import { countWords, shownCount } from '../rules.ts';
import classes from './bell.module.css';
import { texts } from './texts.ts';
import { unreadQuery } from './unread-query.ts';
import { useArrivals } from './use-arrivals.ts';
import { usePanel } from './use-panel.ts';

const Panel = lazyPiece(async () => ({ default: (await import('./panel.tsx')).Panel }));

/** The icon with the number of what is unread; the panel behind it loads when it opens. */
export function Bell() {
  const { user } = useSession();
  const { data } = useQuery(unreadQuery(user.id));
  const { place, show } = usePanel();
  useArrivals(user.id);
  const unread = data?.unread ?? 0;
  return (
    <>
      <Tip label={texts.title}>
        <UnstyledButton
          className={classes.bell}
          aria-label={texts.titleWithCount(countWords(unread))}
          onClick={() => show('all')}
        >
          <IconSpeakerphone size={18} stroke={1.7} aria-hidden />
          {unread > 0 && (
            <span className={classes.count} aria-hidden>
              {shownCount(unread)}
            </span>
          )}
        </UnstyledButton>
      </Tip>
      <VisuallyHidden role="status">{data && countWords(unread)}</VisuallyHidden>
      <Suspense>{place && <Panel place={place} onShow={show} />}</Suspense>
    </>
  );
}
