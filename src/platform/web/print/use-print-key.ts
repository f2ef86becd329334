import { useLayoutEffect } from 'react';
import { texts } from '../texts.ts';
import { type KeyHelp, useKeysHelp } from '../ui/keys-help.ts';
import { printPage } from './printing.ts';

const PRINT_KEY: readonly KeyHelp[] = [{ keys: ['Ctrl P', '⌘ P'], does: texts.keys.print }];

/** Ctrl P (⌘ P) prints all rows of what the screen lists, where the browser itself would print the page of them that is open. */
export function usePrintKey(): void {
  useKeysHelp('everywhere', PRINT_KEY);
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const isKey = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isKey || event.key.toLowerCase() !== 'p' || event.defaultPrevented) return;
      event.preventDefault();
      void printPage();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
