import { useEffect } from 'react';
import { PendingPage } from '#platform/web/router/pending-page.tsx';
import { toastProblem } from '#platform/web/ui/toasts.ts';
import { useSessionKeeper } from './session-context.ts';

/** The address that ends the session; it leads to sign-in. */
export function SignOutPage() {
  const keeper = useSessionKeeper();
  useEffect(() => {
    keeper.signOut().catch(toastProblem);
  }, [keeper]);
  return <PendingPage />;
}
