import { useSyncExternalStore } from 'react';
import { toServer } from './to-server.ts';

export function useIsLost(): boolean {
  return useSyncExternalStore(toServer.subscribe, () => toServer.isLost);
}
