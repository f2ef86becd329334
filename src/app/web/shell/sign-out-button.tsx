import { UnstyledButton } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useSessionKeeper } from '#areas/session/web/public.ts';
import { lazyPiece } from '#platform/web/connection/lazy-piece.ts';
import { hasUnsavedChanges } from '#platform/web/session/unsaved-changes.ts';
import { Tip } from '#platform/web/ui/tip.tsx';
import { toastProblem } from '#platform/web/ui/toasts.ts';
import { texts } from '../texts.ts';
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
      <Tip label={texts.signingOut.logout}>
        <UnstyledButton
          className={classes.action}
          aria-label={texts.signingOut.logout}
          disabled={leaving}
          onClick={() => (hasUnsavedChanges() ? setAsking(true) : void signOut())}
        >
          <IconLogout size={18} stroke={1.7} aria-hidden />
        </UnstyledButton>
      </Tip>
      <Suspense>
        {isAsking && (
          <ConfirmDialog
            title={texts.signingOut.leaveWithoutSaving}
            confirm={texts.signingOut.signOut}
            cancel={texts.signingOut.stay}
            isDangerous
            onConfirm={() => void signOut()}
            onCancel={() => setAsking(false)}
          >
            {texts.signingOut.notSavedYet}
          </ConfirmDialog>
        )}
      </Suspense>
    </>
  );
}
