import { Button, Menu } from '@mantine/core';
import { IconVideo } from '@tabler/icons-react';
import { useState } from 'react';
import type { VideoKind } from '#platform/shared/videos.ts';
import { texts } from '../texts.ts';
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
      <Menu position="bottom-end" offset={4} shadow="none">
        <Menu.Target>
          <Button variant="subtle" size="xs" leftSection={<IconVideo size={16} aria-hidden />}>
            {texts.videos.several}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {videos.map((video) => (
            <Menu.Item key={video.code} onClick={() => setOpen(video)}>
              {video.title}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {open && <VideoDialog {...open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
