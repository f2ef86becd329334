import { Badge, Group } from '@mantine/core';
import type { TrainingVideo } from '../contract.ts';

export function VideoTags({ tags }: Pick<TrainingVideo, 'tags'>) {
  return (
    <Group gap={4}>
      {tags.map(({ id, description }) => (
        <Badge key={id} variant="default" tt="none">
          {description}
        </Badge>
      ))}
    </Group>
  );
}
