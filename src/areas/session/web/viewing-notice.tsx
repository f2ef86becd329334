import { Suspense } from 'react';
import { lazyPiece } from '#platform/web/connection/lazy-piece.ts';
import { useSessionOrNone } from './session-queries.ts';

const ViewingBanner = lazyPiece(async () => ({ default: (await import('./screens.ts')).ViewingBanner }));

/** The banner of 'View as'. Few people ever see it, so it is no part of the first load. */
export function ViewingNotice() {
  const session = useSessionOrNone();
  return (
    <Suspense>{session?.viewer && <ViewingBanner user={session.user} viewer={session.viewer} />}</Suspense>
  );
}
