import { useDeferredValue, useEffect } from 'react';

const drawn = new Set<string>();

/**
 * False for a moment when a page has just been loaded, so that React draws in small steps what the caller has, and the
 * page answers meanwhile. The router and TanStack Query leave it no choice otherwise: what they bring is drawn in one
 * go. Later on it is true at once, so that no screen is blank between two others.
 */
export function useFirstInSteps(place: 'frame' | 'screen'): boolean {
  const isDrawn = useDeferredValue(true, drawn.has(place));
  useEffect(() => {
    if (isDrawn) drawn.add(place);
  }, [isDrawn, place]);
  return isDrawn;
}
