import { Suspense } from 'react';
import { useWhyClosed } from '#areas/session/web/public.ts';
import { lazyPiece } from '#platform/web/connection/lazy-piece.ts';
import classes from './account-search-box.module.css';

// Only the provider's people need it; nobody else loads it.
const AccountSearchBox = lazyPiece(async () => ({
  default: (await import('./account-search-box.tsx')).AccountSearchBox,
}));

/** In the header of the back office: finds an account from every screen. */
export function BackOfficeSearchBox() {
  const isClosed = useWhyClosed('backOffice') !== undefined;
  if (isClosed) return null;
  return (
    <Suspense fallback={<div className={classes.waiting} />}>
      <AccountSearchBox />
    </Suspense>
  );
}
