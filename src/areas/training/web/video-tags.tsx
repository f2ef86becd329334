import { Badge, Group } from '@mantine/core';
import type { TrainingVideo } from '../contract.ts';
import { texts } from './texts.ts';

interface VideoTagsProps extends Pick<TrainingVideo, 'tags'> {
  /** What the list is searched for; the tag that it is stands out. */
  query?: string;
  /** Makes each tag a button that searches for it. */
  onChoose?: (tag: string) => void;
}

export function VideoTags({ tags, query = '', onChoose }: VideoTagsProps) {
  return (
    <Group gap={4}>
      {tags.map(({ id, description }) => {
        const isChosen = description.toLowerCase() === query.toLowerCase();
        if (!onChoose)
          return (
            <Badge key={id} variant="default" tt="none">
              {description}
            </Badge>
          );
        return (
          <Badge
            key={id}
            component="button"
            type="button"
            variant={isChosen ? 'filled' : 'default'}
            h={24}
            my={-3}
            fz={12}
            tt="none"
            style={{ cursor: 'pointer' }}
            aria-pressed={isChosen}
            title={isChosen ? texts.tags.showAll : texts.tags.showOnly(description)}
            onClick={() => onChoose(isChosen ? '' : description)}
          >
            {description}
          </Badge>
        );
      })}
    </Group>
  );
}
