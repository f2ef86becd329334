import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconPlayerPlayFilled } from '@tabler/icons-react';
import { texts } from './texts.ts';
import classes from './training-page.module.css';

interface VideoMarkProps {
  /** It is in the player. */
  isCurrent: boolean;
  isWatched: boolean;
}

/** Before a video: the one on the screen, those that were played, and the others. */
export function VideoMark({ isCurrent, isWatched }: VideoMarkProps) {
  const words = isCurrent ? texts.marks.inPlayer : isWatched ? texts.marks.watched : texts.marks.notWatched;
  return (
    <span
      className={classes.mark}
      data-state={isCurrent ? 'current' : isWatched ? 'watched' : 'new'}
      title={words}
    >
      {isCurrent && <IconPlayerPlayFilled size={13} aria-hidden />}
      {!isCurrent && isWatched && <IconCheck size={15} aria-hidden />}
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}
