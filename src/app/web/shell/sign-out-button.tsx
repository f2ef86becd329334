import { Tooltip, UnstyledButton } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useSessionKeeper } from '#areas/session/web/public.ts';
import { lazyPiece } from '#platform/web/connection/lazy-piece.ts';
import { hasUnsavedChanges } from '#platform/web/session/unsaved-changes.ts';
import { toastProblem } from '#platform/web/ui/toasts.ts';
import classes from './header.module.css';

const ConfirmDialog = lazyPiece(async () => ({
  default: (await import('#platform/web/ui/confirm-dialog.tsx')).ConfirmDialog,
}));

export function SignOutButton() {
  const keeper = useSessionKeeper();
  const [isAsking, setAsking] = useState(false);
  const [leaving, setLeaving] = useState(false);

  async function signOut(): Promise<void> {
    setAsking(false);
    setLeaving(true);
    await keeper.signOut().catch(toastProblem);
    setLeaving(false);
  }

  return (
    <>
      <Tooltip label="Logout">
        <UnstyledButton
          className={classes.action}
          aria-label="Logout"
          disabled={leaving}
          onClick={() => (hasUnsavedChanges() ? setAsking(true) : void signOut())}
        >
          <IconLogout size={18} stroke={1.7} aria-hidden />
        </UnstyledButton>
      </Tooltip>
      <Suspense>
        {isAsking && (
          <ConfirmDialog
            title="Leave without saving?"
            confirm="Sign out"
            cancel="Stay"
            isDangerous
            onConfirm={() => void signOut()}
            onCancel={() => setAsking(false)}
          >
            What you typed on this page is not saved yet.
          </ConfirmDialog>
        )}
      </Suspense>
    </>
  );
}
