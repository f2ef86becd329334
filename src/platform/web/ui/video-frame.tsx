import { UnstyledButton } from '@mantine/core';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { type VideoKind, videoAddress } from '#platform/shared/videos.ts';
import { texts } from '../texts.ts';
import classes from './video-frame.module.css';

interface VideoFrameProps {
  kind: VideoKind;
  code: string;
  title: string;
  /** Play has been pressed elsewhere already. */
  isOpen?: boolean;
  /** Play was pressed here. */
  onPlay?: () => void;
}

/** A video of one of the two video hosts. Nothing is requested from them before somebody presses play. */
export function VideoFrame({ kind, code, title, isOpen = false, onPlay }: VideoFrameProps) {
  const [isPlaying, setPlaying] = useState(isOpen);
  if (!isPlaying) {
    return (
      <UnstyledButton
        className={classes.frame}
        data-screen-only
        aria-label={texts.videos.play(title)}
        onClick={() => {
          setPlaying(true);
          onPlay?.();
        }}
      >
        <span className={classes.play}>
          <IconPlayerPlayFilled size={26} aria-hidden />
        </span>
        <span>{title}</span>
      </UnstyledButton>
    );
  }
  return (
    <iframe
      className={classes.frame}
      src={videoAddress(kind, code)}
      title={title}
      allow="autoplay; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
