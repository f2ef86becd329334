import { queryOptions } from '@tanstack/react-query';
import { findRecords } from './find-records.ts';
import { LOADERS, type RecordOnScreen } from './record-on-screen.ts';
import type { Search } from './searches.ts';

/** What can be begun with the record whose screen is open. */
export function actionsQuery(record: RecordOnScreen | undefined) {
  return queryOptions({
    queryKey: ['palette', 'actions', record],
    queryFn: ({ client }) =>
      record ? LOADERS[record.kind](client, record.id) : Promise.resolve({ actions: [] }),
    enabled: record !== undefined,
    // Whoever opens the palette again wants what is open now.
    gcTime: 0,
  });
}

export function recordsQuery(text: string, searches: readonly Search[]) {
  return queryOptions({
    queryKey: ['palette', 'records', text, searches],
    queryFn: ({ signal }) => findRecords(text, searches, signal),
    enabled: searches.length > 0,
    // Whoever types the same again wants to see it as it is now.
    gcTime: 0,
  });
}
