import { type RefObject, useLayoutEffect } from 'react';
import { useKeysHelp } from '#platform/web/ui/keys-help.ts';
import { isDialogOpen, isTyping } from '#platform/web/ui/page-keys.ts';
import { frameTexts } from './texts/frame.ts';
import { useNoun } from './use-noun.ts';

/** The slash goes to this field from anywhere on the page, unless somebody is typing or a dialog is open. */
export function useSlashKey(field: RefObject<HTMLInputElement | null>, onPress: () => void): void {
  const { noun } = useNoun();
  useKeysHelp('everywhere', [{ keys: ['/'], does: frameTexts.goThere(noun) }]);
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || isDialogOpen()) return;
      event.preventDefault();
      onPress();
      field.current?.focus();
      field.current?.select();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [field, onPress]);
}
