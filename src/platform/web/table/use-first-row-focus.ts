import { type RefObject, useEffect, useRef } from 'react';
import { rowsIn } from './use-row-keys.ts';

/** Lets a search go on with the arrow keys: its first row takes the focus when nothing else on the page has it. */
export function useFirstRowFocus(
  body: RefObject<HTMLTableSectionElement | null>,
  rows: readonly unknown[] | undefined,
  focusFor: string | undefined,
): void {
  const done = useRef<string>(undefined);
  useEffect(() => {
    if (rows === undefined || focusFor === undefined || done.current === focusFor) return;
    // The focus needs the place of every row: in the next frame the browser works that out anyway.
    const nextFrame = requestAnimationFrame(() => {
      done.current = focusFor;
      // A finger points at what it wants: a row that is chosen already would only look like an answer.
      if (matchMedia('(pointer: coarse)').matches) return;
      // Somebody is at work when the focus is on anything but the page or the frame around the table.
      if (!document.activeElement?.contains(body.current)) return;
      rowsIn(body.current)[0]?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(nextFrame);
  }, [body, rows, focusFor]);
}
