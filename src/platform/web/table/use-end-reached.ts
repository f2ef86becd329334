import { type RefCallback, useCallback } from 'react';

/** For an element below a list: calls as soon as it comes near the screen. */
export function useEndReached(onEnd: (() => void) | undefined): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element || !onEnd) return;
      // A page that stalls reports several looks at once, the oldest first.
      const observer = new IntersectionObserver(
        (looks) => looks.some(({ isIntersecting }) => isIntersecting) && onEnd(),
        { rootMargin: '600px' },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [onEnd],
  );
}
