import { ActionIcon } from '@mantine/core';
import { IconVideo } from '@tabler/icons-react';
import { useState } from 'react';
import type { VideoKind } from '#platform/shared/videos.ts';
import { texts } from '../texts.ts';
import { Tip } from './tip.tsx';
import { VideoDialog } from './video-dialog.tsx';

interface VideoHelpProps {
  kind: VideoKind;
  code: string;
  /** What the video explains. */
  title: string;
}

/** The icon that shows how something is done in a video. */
export function VideoHelp({ kind, code, title }: VideoHelpProps) {
  const [isOpen, setOpen] = useState(false);
  const label = texts.videos.help(title);
  return (
    <>
      <Tip label={label}>
        <ActionIcon variant="subtle" size={28} aria-label={label} onClick={() => setOpen(true)}>
          <IconVideo size={17} aria-hidden />
        </ActionIcon>
      </Tip>
      {isOpen && <VideoDialog kind={kind} code={code} title={title} onClose={() => setOpen(false)} />}
    </>
  );
}
