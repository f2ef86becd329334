import { Button } from '@mantine/core';
import { IconVideo } from '@tabler/icons-react';
import { useState } from 'react';
import type { VideoKind } from '#platform/shared/videos.ts';
import { texts } from '../texts.ts';
import { MenuButton } from './menu-button.tsx';
import { VideoDialog } from './video-dialog.tsx';

interface Video {
  kind: VideoKind;
  code: string;
  /** What the video explains. */
  title: string;
}

/** Several videos about one screen, by their titles; for one alone there is `VideoHelp`. */
export function VideosMenu({ videos }: { videos: readonly Video[] }) {
  const [open, setOpen] = useState<Video>();
  return (
    <>
      <MenuButton entries={videos.map((video) => ({ label: video.title, onClick: () => setOpen(video) }))}>
        {(opener) => (
          <Button variant="subtle" size="xs" leftSection={<IconVideo size={16} aria-hidden />} {...opener}>
            {texts.videos.several}
          </Button>
        )}
      </MenuButton>
      {open && <VideoDialog {...open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
