import { useBlocker } from '@tanstack/react-router';
import { useCallback } from 'react';
import { heldToken } from '../api/token.ts';
import { useUnsavedChanges } from '../session/unsaved-changes.ts';

interface Place {
  pathname: string;
  search: object;
}

/** Must be the same function from one render to the next. */
export type Leaves = (current: Place, next: Place) => boolean;

/**
 * Holds back whoever leaves, or closes the tab, with something typed, until they have answered.
 * Once the session is over there is nothing to save to, and nobody to ask.
 */
export function useLeaveBlocker(isDirty: () => boolean, leaves: Leaves) {
  useUnsavedChanges(isDirty);
  const mustAsk = useCallback(() => heldToken() !== undefined && isDirty(), [isDirty]);
  return useBlocker({
    shouldBlockFn: useCallback(
      ({ current, next }: { current: Place; next: Place }) => leaves(current, next) && mustAsk(),
      [leaves, mustAsk],
    ),
    enableBeforeUnload: mustAsk,
    withResolver: true,
  });
}
