import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#platform/shared/endpoint.ts';
import { call } from '#platform/web/api/call.ts';
import { compareCustomers, listMerges, mergeCustomers, undoMerge } from '../merge-contract.ts';
import { customerQuery } from './customer-queries.ts';

const KEY = 'customer-merges';

export function compareQuery(id: number, other: number) {
  return queryOptions({
    queryKey: [KEY, 'compared', id, other],
    queryFn: ({ signal }) => call(compareCustomers, { params: { id, other }, signal }),
    // The versions go along with the merge: what an earlier comparison saw is too old.
    gcTime: 0,
    staleTime: 0,
  });
}

export function mergesQuery(id: number) {
  return queryOptions({
    queryKey: [KEY, 'done', id],
    queryFn: ({ signal }) => call(listMerges, { params: { id }, signal }),
    staleTime: 0,
  });
}

interface Merging {
  id: number;
  body: BodyOf<typeof mergeCustomers>;
  key: string;
}

export function useMergeCustomers() {
  const queryClient = useQueryClient();
  const onSettled = useRefreshAll();
  return useMutation({
    mutationFn: ({ id, body, key }: Merging) =>
      call(mergeCustomers, { params: { id }, body, idempotencyKey: key }),
    // Whoever opens the other one again is led on: what was loaded of them before is no answer.
    onSuccess: (_, { body }) => queryClient.removeQueries({ queryKey: customerQuery(body.other).queryKey }),
    onSettled,
  });
}

export function useUndoMerge() {
  const onSettled = useRefreshAll();
  return useMutation({
    mutationFn: (id: number) => call(undoMerge, { params: { id }, idempotencyKey: crypto.randomUUID() }),
    onSettled,
  });
}

/** What two customers have is shown by every area. */
function useRefreshAll(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries();
}
