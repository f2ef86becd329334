import { queryOptions } from '@tanstack/react-query';
import { listMyTasks } from '#areas/tasks/list-contract.ts';
import { LARGEST_PAGE } from '#platform/shared/paging.ts';
import { call } from '#platform/web/api/call.ts';
import { findRecords, noteOf } from './find-records.ts';
import type { Search } from './searches.ts';

const KEY = 'palette';

export function recordsQuery(text: string, searches: readonly Search[]) {
  return queryOptions({
    queryKey: [KEY, 'records', text, searches],
    queryFn: ({ signal }) => findRecords(text, searches, signal),
    enabled: searches.length > 0,
    // Who types the same again wants to know how it is now.
    gcTime: 0,
  });
}

/** The own open tasks, due ones first. Tasks cannot be searched by their words, so the palette does it itself. */
export function openTasksQuery(isWanted: boolean) {
  return queryOptions({
    queryKey: [KEY, 'tasks'],
    queryFn: async ({ signal }) => {
      const { tasks, pagination } = await call(listMyTasks, {
        query: { active: 1, state: 'open', given: 0, reverse: 0, page: 1, per_page: LARGEST_PAGE },
        signal,
      });
      const entries = tasks.map(({ id, desc, typeName, customerName, leadName }) => ({
        key: `task-${id}`,
        title: desc || typeName,
        note: noteOf(typeName, customerName || leadName),
        href: `/task?view=${id}`,
      }));
      return { entries, isAll: pagination.total <= entries.length };
    },
    enabled: isWanted,
    staleTime: 2000,
  });
}
