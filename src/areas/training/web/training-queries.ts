import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '#platform/web/api/call.ts';
import { pagedQuery } from '#platform/web/table/paged-query.ts';
import type { PageRequest } from '#platform/web/table/pager-rules.ts';
import * as contract from '../contract.ts';

const KEY = 'training';

export function videosQuery(query: string, request: PageRequest) {
  return pagedQuery([KEY, 'list', query], request, (page, signal) =>
    call(contract.listVideos, { query: { query, ...page }, signal }),
  );
}

export function videoQuery(id: number) {
  return queryOptions({
    queryKey: [KEY, 'video', id],
    queryFn: ({ signal }) => call(contract.findVideo, { params: { id }, signal }),
    // Editing minute-old data is how conflicts begin.
    staleTime: 0,
  });
}

export function relatedQuery(tagIds: readonly number[]) {
  const ids = tagIds.join(',');
  return queryOptions({
    queryKey: [KEY, 'related', ids],
    queryFn: ({ signal }) => call(contract.listRelated, { params: { ids }, signal }),
  });
}

export const watchedQuery = queryOptions({
  queryKey: [KEY, 'watched'],
  queryFn: ({ signal }) => call(contract.listWatched, { signal }),
});

/** Marked at once; that it could not be remembered is no reason to stop the film. */
export function useMarkWatched() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(contract.markWatched, { params: { id } }),
    onMutate: (id) =>
      queryClient.setQueryData(
        watchedQuery.queryKey,
        (known) => known && { results: [...new Set([...known.results, id])] },
      ),
    onError: () => queryClient.invalidateQueries({ queryKey: watchedQuery.queryKey }),
  });
}

export const tagsQuery = queryOptions({
  queryKey: [KEY, 'tags'],
  queryFn: ({ signal }) => call(contract.listTags, { signal }),
});

/** A video or a tag shows in every list of the library. */
function useRefresh() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: [KEY] });
}

/** Takes over a video as the server has just sent it. */
export function useKeepVideo() {
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  return (video: contract.TrainingVideo) => {
    queryClient.setQueryData(videoQuery(video.id).queryKey, video);
    return refresh();
  };
}

/** Adds with id 0. */
export function useSaveVideo(id: number) {
  return useMutation({
    mutationFn: (body: z.input<typeof contract.videoInput>) =>
      call(contract.saveVideo, { params: { id }, body: contract.videoInput.parse(body) }),
    onSuccess: useKeepVideo(),
  });
}

export function useDeleteVideo() {
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, version }: contract.TrainingVideo) =>
      call(contract.deleteVideo, { params: { id }, query: { version } }),
    onSuccess: ({ id }) => queryClient.removeQueries({ queryKey: videoQuery(id).queryKey }),
    // Deleted, gone or changed: in any case the list shows what no longer is.
    onSettled: refresh,
  });
}

export function useRenameTag(id: number) {
  return useMutation({
    mutationFn: (body: z.input<typeof contract.tagInput>) =>
      call(contract.renameTag, { params: { id }, body }),
    onSuccess: useRefresh(),
  });
}

export function useDeleteTag() {
  return useMutation({
    mutationFn: ({ id }: contract.CountedTag) => call(contract.deleteTag, { params: { id } }),
    onSettled: useRefresh(),
  });
}
