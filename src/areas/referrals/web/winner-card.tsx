import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import type { WinnerVideo } from '../winners.ts';
import { texts } from './texts.ts';
import classes from './winners-carousel.module.css';

interface WinnerCardProps {
  video: WinnerVideo;
  onPlay: () => void;
}

/** A thumbnail of our own: the video host is not asked before somebody plays the video. */
export function WinnerCard({ video: { name, quarter }, onPlay }: WinnerCardProps) {
  return (
    <UnstyledButton data-screen-only className={classes.thumbnail} onClick={onPlay}>
      <VisuallyHidden>{texts.winners.play} </VisuallyHidden>
      <span className={classes.play}>
        <IconPlayerPlayFilled size={18} aria-hidden />
      </span>
      <span>
        <span className={classes.quarter}>{quarter}</span>
        <span className={classes.name}>{name}</span>
      </span>
    </UnstyledButton>
  );
}
