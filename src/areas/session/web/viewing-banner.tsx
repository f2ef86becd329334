import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import { toastProblem } from '#platform/web/ui/toasts.ts';
import type { SessionStatus, SessionUser } from '../contract.ts';
import { useStopViewing } from './session-queries.ts';
import { texts } from './texts.tsx';
import classes from './viewing-banner.module.css';

interface ViewingBannerProps {
  user: SessionUser;
  viewer: NonNullable<SessionStatus['viewer']>;
}

/** On every screen of somebody who views the product as another person. */
export function ViewingBanner({ user, viewer }: ViewingBannerProps) {
  const { mutateAsync, isPending } = useStopViewing(viewer.id);
  return (
    <section className={classes.banner} aria-label={texts.viewing.viewAs}>
      <IconEye size={18} stroke={1.7} aria-hidden />
      <span className={classes.words}>
        {texts.viewing.viewingAs(<strong>{user.name}</strong>, showMoment(viewer.until))}
      </span>
      <Button
        size="xs"
        variant="default"
        loading={isPending}
        onClick={() => void mutateAsync().catch(toastProblem)}
      >
        {texts.viewing.stopViewing}
      </Button>
    </section>
  );
}
