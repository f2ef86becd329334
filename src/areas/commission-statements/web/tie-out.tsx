import type { QueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { TieOutWait } from './tie-out-wait.tsx';

const screens = () => import('./screens.ts');
const TieOutBar = lazy(async () => ({ default: (await screens()).TieOutBar }));

interface TieOutProps {
  fileId: number;
  /** Grows with every change of the file. */
  version: number;
  /** How many of its lines are forwarded. */
  forwarded: number;
}

/** For the screen of a commission file. */
export function TieOut(props: TieOutProps) {
  return (
    <Suspense fallback={<TieOutWait />}>
      <TieOutBar {...props} />
    </Suspense>
  );
}

/** Before that screen opens; the bar says what failed. */
export async function loadTieOut(queryClient: QueryClient, fileId: number, version: number): Promise<void> {
  const [{ tieOutQuery }] = await Promise.all([import('./statement-queries.ts'), screens()]);
  await queryClient.prefetchQuery(tieOutQuery(fileId, version));
}
