import { Badge, Group, Title } from '@mantine/core';
import { VideoFrame } from '#platform/web/ui/video-frame.tsx';
import { Waiting } from '#platform/web/ui/waiting.tsx';
import type { TrainingVideo } from '../contract.ts';
import type { FixedVideo } from '../fixed-videos.ts';

interface PlayerProps {
  /** Absent while it loads. */
  video: FixedVideo | TrainingVideo | undefined;
  isChosen: boolean;
}

export function Player({ video, isChosen }: PlayerProps) {
  if (!video) return <Waiting style={{ aspectRatio: '16 / 9' }} />;
  const tags = 'tags' in video ? video.tags : [];
  return (
    <section aria-label="Player">
      <VideoFrame
        key={`${video.videoType} ${video.videoCode} ${video.description}`}
        kind={video.videoType}
        code={video.videoCode}
        title={video.description}
        isOpen={isChosen}
      />
      <Title order={2} fz="lg" mt="xs">
        {video.description}
      </Title>
      <Group gap={6} mt={4}>
        {tags.map(({ id, description }) => (
          <Badge key={id} variant="light" tt="none">
            {description}
          </Badge>
        ))}
      </Group>
    </section>
  );
}
