import { type ComponentType, useEffect, useState } from 'react';
import { isDialogOpen, isTyping } from '#platform/web/ui/page-keys.ts';
import { toastProblem } from '#platform/web/ui/toasts.ts';

type Panel = ComponentType<{ onClose: () => void }>;

// Whoever never presses the keys never loads what they open.
const palette = async (): Promise<Panel> => (await import('./palette-dialog.tsx')).PaletteDialog;
const shortcuts = async (): Promise<Panel> => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog;

/** Ctrl K opens the palette and ? the list of shortcuts, from every screen, unless a dialog is open. */
export function ShortcutKeys() {
  const [Opened, setOpened] = useState<Panel>();
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const load = wanted(event);
      if (!load || isDialogOpen()) return;
      event.preventDefault();
      load().then(
        (loaded) => setOpened(() => loaded),
        () => toastProblem('Coverdesk cannot be reached. Check the connection and try again.'),
      );
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return Opened && <Opened onClose={() => setOpened(undefined)} />;
}

function wanted(event: KeyboardEvent): typeof palette | undefined {
  // The editor of letters has its own use of Ctrl K and says so.
  if (event.defaultPrevented || event.altKey) return undefined;
  if (event.ctrlKey || event.metaKey)
    return event.key.toLowerCase() === 'k' && !event.shiftKey ? palette : undefined;
  return event.key === '?' && !isTyping(event.target) ? shortcuts : undefined;
}
