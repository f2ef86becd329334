import { createContext, use, useSyncExternalStore } from 'react';
import type { Keeper } from './session-keeper.ts';
import type { SessionViewState } from './session-view.ts';

export const SessionKeeperContext = createContext<Keeper | undefined>(undefined);

export function useSessionKeeper(): Keeper {
  const keeper = use(SessionKeeperContext);
  if (!keeper) throw new Error('This component is outside the session provider.');
  return keeper;
}

export function useSessionView(): SessionViewState {
  const { view } = useSessionKeeper();
  return useSyncExternalStore(view.subscribe, view.get);
}
