import { queryOptions } from '@tanstack/react-query';
import { partsKey } from './query-keys.ts';

/** What can be begun with a contract now, for the palette. */
export function contractActionsQuery(id: number) {
  return queryOptions({
    queryKey: [...partsKey(id), 'actions'],
    queryFn: async ({ client }) => (await import('./contract-actions.ts')).loadActions(client, id),
    // Whoever opens the palette again wants what is open now.
    gcTime: 0,
  });
}
