import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useWhyClosed } from '#areas/session/web/public.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { RetryProblem } from '#platform/web/ui/retry-problem.tsx';
import type { TrainingVideo } from '../contract.ts';
import { DEFAULT_VIDEO, WELCOME_VIDEO } from '../fixed-videos.ts';
import { ExploreFeatures } from './explore-features.tsx';
import { Player } from './player.tsx';
import { RelatedVideos } from './related-videos.tsx';
import { StartHere } from './start-here.tsx';
import { texts } from './texts.ts';
import classes from './training-page.module.css';
import { videoQuery } from './training-queries.ts';
import { useWatched } from './use-watched.ts';
import { idOf } from './video-address.ts';
import { VideoList } from './video-list.tsx';

const route = getRouteApi('/signed-in/training/{-$id}');

export function TrainingPage() {
  const { id: given } = route.useParams();
  const search = route.useSearch();
  const mayMaintain = useWhyClosed('admin') === undefined;
  // What was chosen here plays right away; what a link or a reload brings waits for somebody to press play.
  const [chosen, setChosen] = useState<string>();
  const { watched, watch } = useWatched();
  const navigate = route.useNavigate();
  const id = idOf(given);

  function choose({ id: videoId, description }: Pick<TrainingVideo, 'id' | 'description'>): void {
    setChosen(description);
    watch(videoId);
  }
  const query = useQuery({ ...videoQuery(id ?? 0), enabled: id !== undefined });
  const { data: stored, error } = query;

  const isGone = error instanceof CallError && error.status === 404;
  const isUnknown = given !== undefined && (id === undefined || isGone);
  const fixed = search.film === 'welcome' ? WELCOME_VIDEO : DEFAULT_VIDEO;
  const video = given === undefined || isUnknown ? fixed : stored;
  return (
    <>
      <RecordHead
        hasViews
        title={texts.page.title}
        facts={[texts.page.hint]}
        actions={
          mayMaintain && (
            <LinkButton to="/admin/training" variant="default">
              {texts.page.maintain}
            </LinkButton>
          )
        }
      />
      {isUnknown && <ProblemAlert>{texts.page.unknown}</ProblemAlert>}
      {!isGone && <RetryProblem query={query} />}
      <div className={classes.columns}>
        <VideoList search={search} current={id} watched={watched} onChoose={choose} />
        <div className={classes.watch}>
          <Player
            video={video}
            isChosen={chosen !== undefined && chosen === video?.description}
            onPlay={() => stored && !isUnknown && watch(stored.id)}
            query={search.query ?? ''}
            onTag={(tag) =>
              void navigate({
                search: { ...search, query: tag || undefined, page: undefined },
                resetScroll: false,
              })
            }
          />
          <StartHere search={search} onChoose={setChosen} />
          {stored && !isUnknown && <RelatedVideos video={stored} search={search} onChoose={choose} />}
        </div>
      </div>
      <ExploreFeatures />
    </>
  );
}
