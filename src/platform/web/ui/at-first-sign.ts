/** Signs that somebody is at the screen. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Loads what the first click or key may ask for, at the first sign of somebody who could give one: not while the
 * screen itself is on its way. What fails is loaded again when it is asked for.
 */
export function atFirstSign(load: () => Promise<unknown>): void {
  // The rules of a screen are tested without a browser.
  if (typeof window === 'undefined') return;
  const seen = new AbortController();
  const onSign = (event: Event) => {
    // A browser says so too when the page moves below a pointer that stands still.
    if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY)
      return;
    seen.abort();
    load().catch(() => undefined);
  };
  for (const sign of SIGNS) window.addEventListener(sign, onSign, { passive: true, signal: seen.signal });
}
