import { type RefCallback, useCallback } from 'react';

/** For an element below a list: calls as soon as it comes near the screen. */
export function useEndReached(onEnd: (() => void) | undefined): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element || !onEnd) return;
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onEnd(), {
        rootMargin: '600px',
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [onEnd],
  );
}
