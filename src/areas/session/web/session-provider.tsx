import { type ReactNode, Suspense, useEffect } from 'react';
import { lazyPiece } from '#platform/web/connection/lazy-piece.ts';
import { SessionKeeperContext, useSessionView } from './session-context.ts';
import type { Keeper } from './session-keeper.ts';
import { useSessionOrNone } from './session-queries.ts';

const screens = () => import('./screens.ts');
const AgreementDialog = lazyPiece(async () => ({ default: (await screens()).AgreementDialog }));
const SignInAgainDialog = lazyPiece(async () => ({ default: (await screens()).SignInAgainDialog }));

const REST_MS = 10_000;

/** Gives the session to the screens, with the two dialogs that may cover any of them. */
export function SessionProvider({ keeper, children }: { keeper: Keeper; children: ReactNode }) {
  return (
    <SessionKeeperContext value={keeper}>
      {children}
      <SessionDialogs />
    </SessionKeeperContext>
  );
}

function SessionDialogs() {
  const { state, interrupted } = useSessionView();
  const session = useSessionOrNone();
  const isActive = state === 'active';

  // Fetched ahead, once the first screen is at rest: when the session ends, the files of this release may be gone
  // from the server.
  useEffect(() => {
    if (!isActive) return;
    const timer = setTimeout(screens, REST_MS);
    return () => clearTimeout(timer);
  }, [isActive]);

  return (
    <Suspense>
      {isActive && session?.agreementRequired && <AgreementDialog />}
      {interrupted && session && <SignInAgainDialog user={session.user} />}
    </Suspense>
  );
}
