import { texts } from '../texts.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { type Leaves, useLeaveBlocker } from './use-leave-blocker.ts';

interface UnsavedGuardProps {
  isDirty: () => boolean;
  /** The words of the question, where they are not the usual ones. */
  title?: string;
  confirm?: string;
  children?: string;
}

const leavesScreen: Leaves = (current, next) => current.pathname !== next.pathname;

/** Belongs in a form: whoever leaves its screen, or closes the tab, with something typed is asked first. */
export function UnsavedGuard({
  isDirty,
  title = texts.leaving.leavePage,
  confirm = texts.leaving.leave,
  children = texts.leaving.typedOnPage,
}: UnsavedGuardProps) {
  const blocker = useLeaveBlocker(isDirty, leavesScreen);
  if (blocker.status !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={title}
      confirm={confirm}
      cancel={texts.leaving.stay}
      isDangerous
      onConfirm={blocker.proceed}
      onCancel={blocker.reset}
    >
      {children}
    </ConfirmDialog>
  );
}
