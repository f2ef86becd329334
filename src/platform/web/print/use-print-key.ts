import { useEffect } from 'react';
import { printPage } from './printing.ts';

/** Ctrl P (⌘ P) prints all rows of what the screen lists, where the browser itself would print the page of them that is open. */
export function usePrintKey(): void {
  useEffect(() => {
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
