import { type RefObject, useEffect } from 'react';
import { isDialogOpen, isTyping } from '#platform/web/ui/page-keys.ts';

/** The slash goes to this field from anywhere on the page, unless somebody is typing or a dialog is open. */
export function useSlashKey(field: RefObject<HTMLInputElement | null>, onPress: () => void): void {
  useEffect(() => {
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
