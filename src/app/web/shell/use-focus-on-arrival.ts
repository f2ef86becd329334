import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';

/** Moves the focus to the content after a link was followed; otherwise the keyboard focus would stay on the link. */
export function useFocusOnArrival(content: RefObject<HTMLElement | null>): void {
  const router = useRouter();
  useEffect(() => {
    // Not the router's own previous location: it has none while the first screen is still loading.
    let here = router.state.location.pathname;
    // Someone who has moved on to a menu or a field keeps the focus there.
    let wentOn = false;
    const noteInput = () => {
      wentOn = true;
    };
    const left = router.subscribe('onBeforeNavigate', () => {
      wentOn = false;
    });
    const arrived = router.subscribe('onRendered', ({ toLocation }) => {
      if (toLocation.pathname === here) return;
      here = toLocation.pathname;
      // A screen that has put the cursor where the work begins knows better.
      if (wentOn || content.current?.contains(document.activeElement)) return;
      content.current?.focus({ preventScroll: true });
    });
    document.addEventListener('keydown', noteInput, true);
    document.addEventListener('pointerdown', noteInput, true);
    return () => {
      left();
      arrived();
      document.removeEventListener('keydown', noteInput, true);
      document.removeEventListener('pointerdown', noteInput, true);
    };
  }, [router, content]);
}
