import { useBlocker } from '@tanstack/react-router';
import { useCallback } from 'react';
import { heldToken } from '../api/token.ts';
import { useUnsavedChanges } from '../session/unsaved-changes.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

interface Move {
  current: { pathname: string };
  next: { pathname: string };
}

/**
 * Stands in a form: whoever leaves its screen, or closes the tab, with something typed is asked first.
 * Once the session is over there is nothing to save to, and nobody to ask.
 */
export function UnsavedGuard({ isDirty }: { isDirty: () => boolean }) {
  useUnsavedChanges(isDirty);
  const mustAsk = useCallback(() => heldToken() !== undefined && isDirty(), [isDirty]);
  const blocker = useBlocker({
    shouldBlockFn: useCallback(
      ({ current, next }: Move) => current.pathname !== next.pathname && mustAsk(),
      [mustAsk],
    ),
    enableBeforeUnload: mustAsk,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return (
    <ConfirmDialog
      title="Leave without saving?"
      confirm="Leave"
      cancel="Stay"
      isDangerous
      onConfirm={blocker.proceed}
      onCancel={blocker.reset}
    >
      What you typed on this page is not saved yet.
    </ConfirmDialog>
  );
}
