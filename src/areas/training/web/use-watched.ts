import { useQuery } from '@tanstack/react-query';
import { useMarkWatched, watchedQuery } from './training-queries.ts';

/** Which videos the person has watched, and a way to say that one more is. */
export function useWatched() {
  const { data } = useQuery(watchedQuery);
  const { mutate } = useMarkWatched();
  const watched: ReadonlySet<number> = new Set(data?.results);
  return { watched, watch: (videoId: number) => !watched.has(videoId) && mutate(videoId) };
}
