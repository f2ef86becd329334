import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type LiveKind, READY } from '#platform/shared/live.ts';
import { listenLive } from './listen-live.ts';

/** Asks again for everything under that key when the server says so, and when something may have been missed. */
export function useLive(kind: LiveKind, key: string): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      listenLive((word) => {
        if (word === kind || word === READY) void queryClient.invalidateQueries({ queryKey: [key] });
      }),
    [queryClient, kind, key],
  );
}
