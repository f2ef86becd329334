import { type ReactNode, useCallback } from 'react';
import { texts } from '../texts.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { type Leaves, useLeaveBlocker } from './use-leave-blocker.ts';

export interface DialogGuard {
  /** While it asks, the dialog below must not answer the Escape key as well. */
  isAsking: boolean;
  question: ReactNode;
}

/**
 * For a form in a dialog that a search parameter keeps open: whoever closes it, goes back or leaves the screen
 * with something typed is asked first. One that no parameter keeps open asks when the screen is left.
 */
export function useDialogGuard(isDirty: () => boolean, param?: string): DialogGuard {
  const leavesDialog = useCallback<Leaves>(
    (current, next) =>
      current.pathname !== next.pathname ||
      (param !== undefined && valueIn(current.search, param) !== valueIn(next.search, param)),
    [param],
  );
  const blocker = useLeaveBlocker(isDirty, leavesDialog);
  if (blocker.status !== 'blocked') return { isAsking: false, question: null };
  const question = (
    <ConfirmDialog
      title={texts.leaving.closeDialog}
      confirm={texts.buttons.close}
      cancel={texts.leaving.stay}
      isDangerous
      onConfirm={blocker.proceed}
      onCancel={blocker.reset}
    >
      {texts.leaving.typedInDialog}
    </ConfirmDialog>
  );
  return { isAsking: true, question };
}

function valueIn(search: object, param: string): string {
  return String((search as Record<string, unknown>)[param]);
}
