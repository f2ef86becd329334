import { startTransition, useEffect, useState } from 'react';

const drawn = new Set<string>();

/**
 * False for a moment when a page has just been loaded, so that React draws in small steps what the caller has, and the
 * page answers meanwhile. The router and TanStack Query leave it no choice otherwise: what they bring is drawn in one
 * go. Later on it is true at once, so that no screen is blank between two others.
 */
export function useFirstInSteps(place: 'frame' | 'screen' | 'home-cards' | 'overview-lists'): boolean {
  const [isDrawn, setDrawn] = useState(() => drawn.has(place));
  useEffect(() => {
    drawn.add(place);
    startTransition(() => setDrawn(true));
  }, [place]);
  return isDrawn;
}
