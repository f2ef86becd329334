import type { QueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyPiece } from '#platform/web/connection/lazy-piece.ts';
import type { TieOutProps } from './tie-out-bar.tsx';
import { TieOutWait } from './tie-out-wait.tsx';

// Not from screens.ts: the screens of statements are as large again.
const bar = () => import('./tie-out-bar.tsx');
const badge = () => import('./tie-out-badge.tsx');
const TieOutBar = lazyPiece(async () => ({ default: (await bar()).TieOutBar }));
const LazyBadge = lazyPiece(async () => ({ default: (await badge()).TieOutBadge }));

/** For the screen of a commission file. */
export function TieOut(props: TieOutProps) {
  return (
    <Suspense fallback={<TieOutWait />}>
      <TieOutBar {...props} />
    </Suspense>
  );
}

/** Beside the title of that screen. */
export function TieOutBadge(props: Pick<TieOutProps, 'fileId' | 'version'>) {
  return (
    <Suspense>
      <LazyBadge {...props} />
    </Suspense>
  );
}

/** Before that screen opens; the bar says what failed. */
export async function loadTieOut(queryClient: QueryClient, fileId: number, version: number): Promise<void> {
  const [{ tieOutQuery }] = await Promise.all([import('./statement-queries.ts'), bar(), badge()]);
  await queryClient.prefetchQuery(tieOutQuery(fileId, version));
}
