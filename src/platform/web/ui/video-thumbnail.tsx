import { UnstyledButton } from '@mantine/core';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { VideoKind } from '#platform/shared/videos.ts';
import { lazyPiece } from '../connection/lazy-piece.ts';
import { texts } from '../texts.ts';
import classes from './video-thumbnail.module.css';

const VideoDialog = lazyPiece(async () => ({ default: (await import('./video-dialog.tsx')).VideoDialog }));

interface VideoThumbnailProps {
  kind: VideoKind;
  code: string;
  title: string;
}

/** A video in little room: it opens in a window of its own, and nothing is requested from its host before. */
export function VideoThumbnail({ title, ...video }: VideoThumbnailProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <UnstyledButton
        className={classes.thumbnail}
        data-screen-only
        aria-label={texts.videos.play(title)}
        onClick={() => setOpen(true)}
      >
        <span className={classes.picture}>
          <IconPlayerPlayFilled size={18} aria-hidden />
        </span>
        <span className={classes.title}>{title}</span>
      </UnstyledButton>
      <Suspense>{isOpen && <VideoDialog {...video} title={title} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
