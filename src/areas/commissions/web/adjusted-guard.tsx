import { useBlocker } from '@tanstack/react-router';
import { useCallback } from 'react';
import { heldToken } from '#platform/web/api/token.ts';
import { useUnsavedChanges } from '#platform/web/session/unsaved-changes.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';

interface Move {
  current: { pathname: string };
  next: { pathname: string };
}

/** Asks, in the words of the documents, before somebody leaves the file with amounts that are not saved. */
export function AdjustedGuard({ isDirty }: { isDirty: () => boolean }) {
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
      title="Unsaved amounts"
      confirm="Continue"
      cancel="Stay"
      isDangerous
      onConfirm={blocker.proceed}
      onCancel={blocker.reset}
    >
      You have unsaved adjusted amount. Do you wish to continue?
    </ConfirmDialog>
  );
}
