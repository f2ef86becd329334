import { type RefCallback, useCallback } from 'react';

/**
 * Marks a frame whose table needs no scrolling sideways with `data-fits`. A frame that scrolls is what a sticky head would
 * stick to, so head and totals stay in sight only where it does not have to.
 */
export function useFits(isWanted: boolean): RefCallback<HTMLElement> {
  return useCallback(
    (frame: HTMLElement | null) => {
      if (!frame || !isWanted) return;
      const observer = new ResizeObserver(() =>
        frame.toggleAttribute('data-fits', frame.scrollWidth <= frame.clientWidth),
      );
      for (const element of [frame, ...frame.children]) observer.observe(element);
      return () => observer.disconnect();
    },
    [isWanted],
  );
}
