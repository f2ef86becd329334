import { queryOptions } from '@tanstack/react-query';
import { findRecords } from './find-records.ts';
import type { Search } from './searches.ts';

export function recordsQuery(text: string, searches: readonly Search[]) {
  return queryOptions({
    queryKey: ['palette', 'records', text, searches],
    queryFn: ({ signal }) => findRecords(text, searches, signal),
    enabled: searches.length > 0,
    // Whoever types the same again wants to see it as it is now.
    gcTime: 0,
  });
}
