import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { RetryProblem } from '#platform/web/ui/retry-problem.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { Waiting } from '#platform/web/ui/waiting.tsx';
import type { TrainingVideo } from '../contract.ts';
import { othersThan } from '../rules.ts';
import { texts } from './texts.ts';
import classes from './training-page.module.css';
import { relatedQuery } from './training-queries.ts';
import { besideFilm, type TrainingSearch } from './video-address.ts';

const SHOWN = 6;

interface RelatedVideosProps {
  video: TrainingVideo;
  search: TrainingSearch;
  onChoose: (video: Pick<TrainingVideo, 'id' | 'description'>) => void;
}

export function RelatedVideos({ video, search, onChoose }: RelatedVideosProps) {
  const hasTags = video.tags.length > 0;
  const query = useQuery({ ...relatedQuery(video.tags.map(({ id }) => id)), enabled: hasTags });
  const { data, error } = query;
  const related = othersThan(data?.results ?? [], video.id).slice(0, SHOWN);
  return (
    <PageCard title={texts.player.related}>
      {hasTags && !data && !error && <Waiting height={80} />}
      <RetryProblem query={query} />
      {(data || !hasTags) && related.length === 0 && (
        <Text c="dimmed" fz="sm">
          {texts.player.noneRelated}
        </Text>
      )}
      <ul className={classes.films}>
        {related.map(({ id, description }) => (
          <li key={id}>
            <TextLink
              to="/training/{-$id}"
              params={{ id: String(id) }}
              search={besideFilm(search)}
              onClick={() => onChoose({ id, description })}
              fz="sm"
            >
              {description}
            </TextLink>
          </li>
        ))}
      </ul>
    </PageCard>
  );
}
