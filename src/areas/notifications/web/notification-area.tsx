import { Suspense } from 'react';
import { useSession, useWhyClosed } from '#areas/session/web/public.ts';
import { lazyPiece } from '#platform/web/connection/lazy-piece.ts';
import classes from './bell.module.css';

const Bell = lazyPiece(async () => ({ default: (await import('./bell.tsx')).Bell }));

/** In the header, for someone who has a bell; not before the agreement is accepted. */
export function NotificationArea() {
  const { agreementRequired } = useSession();
  const isClosed = useWhyClosed('notifications') !== undefined;
  if (isClosed || agreementRequired) return null;
  return (
    <Suspense fallback={<span className={classes.bell} />}>
      <Bell />
    </Suspense>
  );
}
