import { Title } from '@mantine/core';
import { VideoFrame } from '#platform/web/ui/video-frame.tsx';
import { Waiting } from '#platform/web/ui/waiting.tsx';
import type { TrainingVideo } from '../contract.ts';
import type { FixedVideo } from '../fixed-videos.ts';
import { texts } from './texts.ts';
import classes from './training-page.module.css';
import { VideoTags } from './video-tags.tsx';

interface PlayerProps {
  /** Absent while it loads. */
  video: FixedVideo | TrainingVideo | undefined;
  isChosen: boolean;
  onPlay: () => void;
  /** Searches the list for a tag of the video. */
  onTag: (tag: string) => void;
  query: string;
}

export function Player({ video, isChosen, onPlay, onTag, query }: PlayerProps) {
  if (!video) return <Waiting style={{ aspectRatio: '16 / 9' }} />;
  const tags = 'tags' in video ? video.tags : [];
  return (
    <section aria-label={texts.player.label}>
      <VideoFrame
        key={`${video.videoType} ${video.videoCode} ${video.description}`}
        kind={video.videoType}
        code={video.videoCode}
        title={video.description}
        isOpen={isChosen}
        onPlay={onPlay}
      />
      <Title order={2} fz="lg" mt="xs">
        {video.description}
      </Title>
      <div className={classes.playerTags}>
        <VideoTags tags={tags} query={query} onChoose={onTag} />
      </div>
    </section>
  );
}
