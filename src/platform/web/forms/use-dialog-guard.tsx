import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, useCallback } from 'react';
import { heldToken } from '../api/token.ts';
import { useUnsavedChanges } from '../session/unsaved-changes.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

interface Place {
  pathname: string;
  search: object;
}

interface DialogGuard {
  /** While it asks, the dialog below must not answer the Escape key as well. */
  isAsking: boolean;
  question: ReactNode;
}

/**
 * For a form in a dialog that a search parameter keeps open: whoever closes it, goes back or leaves the screen
 * with something typed is asked first.
 */
export function useDialogGuard(isDirty: () => boolean, param: string): DialogGuard {
  useUnsavedChanges(isDirty);
  const mustAsk = useCallback(() => heldToken() !== undefined && isDirty(), [isDirty]);
  const blocker = useBlocker({
    shouldBlockFn: useCallback(
      ({ current, next }: { current: Place; next: Place }) => leaves(current, next, param) && mustAsk(),
      [mustAsk, param],
    ),
    enableBeforeUnload: mustAsk,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return { isAsking: false, question: null };
  const question = (
    <ConfirmDialog
      title="Close without saving?"
      confirm="Close"
      cancel="Stay"
      isDangerous
      onConfirm={blocker.proceed}
      onCancel={blocker.reset}
    >
      What you typed here is not saved yet.
    </ConfirmDialog>
  );
  return { isAsking: true, question };
}

function leaves(current: Place, next: Place, param: string): boolean {
  const valueIn = ({ search }: Place) => String((search as Record<string, unknown>)[param]);
  return current.pathname !== next.pathname || valueIn(current) !== valueIn(next);
}
