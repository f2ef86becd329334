import { useLayoutEffect } from 'react';
import { texts } from '../texts.ts';
import { type KeyHelp, useKeysHelp } from './keys-help.ts';
import { isTyping } from './page-keys.ts';

const UNDO_KEY: readonly KeyHelp[] = [{ keys: ['Ctrl Z', '⌘ Z'], does: texts.keys.takeBack }];

/** What can be taken back now, the newest last. */
const offers = new Set<() => void>();

/** Ctrl Z (⌘ Z) takes the newest offer while it is shown: it stands at the end of the page, too far for Tab to get there in time. */
export function useUndoKey(undo: () => void): void {
  useKeysHelp('everywhere', UNDO_KEY);
  // With the first pixel of the offer.
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const isKey = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && !event.repeat;
      if (!isKey || event.key.toLowerCase() !== 'z' || event.defaultPrevented) return;
      // A text takes back its own letters.
      if (isTyping(event.target) || [...offers].at(-1) !== undo) return;
      event.preventDefault();
      // It fades for a moment, in which the key is for the one before.
      offers.delete(undo);
      undo();
    }
    offers.add(undo);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      offers.delete(undo);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [undo]);
}
