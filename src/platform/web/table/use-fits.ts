import { type RefCallback, useCallback } from 'react';

const TAKES_FOCUS = 'a[href], button, input, select, textarea, [tabindex]';

/**
 * Follows whether a frame's table needs scrolling sideways.
 *
 * One that does not is marked with `data-fits`, and its head stays in sight: a frame that scrolls is what the head would
 * stick to instead of the screen.
 * One that does takes the focus if nothing in it can, so that the arrow keys reach what is cut off.
 */
export function useFits(): RefCallback<HTMLElement> {
  return useCallback((frame: HTMLElement | null) => {
    if (!frame) return;
    const observer = new ResizeObserver(() => {
      const fits = frame.scrollWidth <= frame.clientWidth;
      frame.toggleAttribute('data-fits', fits);
      if (fits || frame.querySelector(TAKES_FOCUS)) frame.removeAttribute('tabindex');
      else frame.tabIndex = 0;
    });
    for (const element of [frame, ...frame.children]) observer.observe(element);
    return () => observer.disconnect();
  }, []);
}
