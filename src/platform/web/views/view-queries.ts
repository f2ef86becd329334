import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  deleteView,
  type ListView,
  listViews,
  saveView,
  type ViewInput,
} from '#platform/shared/list-views.ts';
import { call } from '../api/call.ts';

const KEY = 'views';

export function viewsQuery(list: string) {
  return queryOptions({
    queryKey: [KEY, list],
    queryFn: ({ signal }) => call(listViews, { query: { list }, signal }),
  });
}

export function useSaveView() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: ViewInput & { id: number }) => call(saveView, { params: { id }, body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [KEY] }),
  });
}

export function useDeleteView() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version }: ListView) => call(deleteView, { params: { id }, query: { version } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [KEY] }),
  });
}
