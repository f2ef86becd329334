import { type ComponentType, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { type KeyHelp, useKeysHelp } from '#platform/web/ui/keys-help.ts';
import { isDialogOpen, isTyping } from '#platform/web/ui/page-keys.ts';
import { toastProblem } from '#platform/web/ui/toasts.ts';
import { texts } from '../texts.ts';
import { type KeptKeys, NO_KEYS, withKey } from './kept-keys.ts';

type Panel = ComponentType<{ onClose: () => void; kept: KeptKeys }>;

const palette = async (): Promise<Panel> => (await import('./palette-dialog.tsx')).PaletteDialog;
const shortcuts = async (): Promise<Panel> => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog;

const PANEL_KEYS: readonly KeyHelp[] = [
  { keys: [texts.keys.find, texts.keys.findOnApple], does: texts.shortcuts.find },
  { keys: ['?'], does: texts.shortcuts.list },
];

/** Long after the screen itself is there, so that it takes nothing from it. */
const IDLE_AFTER_MS = 5000;

/** Ctrl K opens the palette and ? the list of shortcuts, from every screen, unless a dialog is open. */
export function useShortcutPanels() {
  useKeysHelp('everywhere', PANEL_KEYS);
  const [opened, setOpened] = useState<{ Panel: Panel; kept: KeptKeys }>();
  const show = useCallback((load: () => Promise<Panel>) => {
    const keys = keepKeys();
    load().then(
      (Panel) => {
        const kept = keys.stop();
        if (kept) setOpened({ Panel, kept });
      },
      () => {
        keys.stop();
        toastProblem(texts.shortcuts.notReached);
      },
    );
  }, []);
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const load = wanted(event);
      if (!load || isDialogOpen()) return;
      event.preventDefault();
      show(load);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [show]);
  useEffect(() => {
    // A failure is told once somebody asks for it.
    const idle = setTimeout(() => void palette().catch(() => undefined), IDLE_AFTER_MS);
    return () => clearTimeout(idle);
  }, []);
  return {
    openPalette: () => show(palette),
    panel: opened && <opened.Panel kept={opened.kept} onClose={() => setOpened(undefined)} />,
  };
}

/** Until it is stopped the keys are the panel's, though it is not there yet. */
function keepKeys() {
  let kept: KeptKeys | undefined = NO_KEYS;
  const onKey = (event: KeyboardEvent) => {
    event.preventDefault();
    event.stopPropagation();
    kept = kept && withKey(kept, event);
  };
  document.addEventListener('keydown', onKey, true);
  return {
    stop: () => {
      document.removeEventListener('keydown', onKey, true);
      return kept;
    },
  };
}

function wanted(event: KeyboardEvent): typeof palette | undefined {
  // The editor of letters has its own use of Ctrl K and says so.
  if (event.defaultPrevented || event.altKey) return undefined;
  if (event.ctrlKey || event.metaKey)
    return event.key.toLowerCase() === 'k' && !event.shiftKey ? palette : undefined;
  return event.key === '?' && !isTyping(event.target) ? shortcuts : undefined;
}
