import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useSyncExternalStore } from 'react';

let open = 0;
const listeners = new Set<() => void>();

function count(change: number): void {
  open += change;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Escape closes what is open beside a field or a button, wherever the focus is, and no dialog below it. */
export function useOwnEscape(isOpen: boolean, close: () => void): void {
  useWindowEvent('keydown', ({ key }) => isOpen && key === 'Escape' && close());
  useEffect(() => {
    if (!isOpen) return;
    count(1);
    return () => count(-1);
  }, [isOpen]);
}

/** True while something is open over the dialogs that Escape closes first. */
export function useIsEscapeTaken(): boolean {
  return useSyncExternalStore(subscribe, () => open > 0);
}
