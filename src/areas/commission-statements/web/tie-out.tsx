import { lazy, Suspense } from 'react';

const TieOutBar = lazy(async () => ({ default: (await import('./screens.ts')).TieOutBar }));

interface TieOutProps {
  fileId: number;
  /** Grows with every change of the file. */
  version: number;
}

/** For the screen of a commission file. */
export function TieOut(props: TieOutProps) {
  return (
    <Suspense>
      <TieOutBar {...props} />
    </Suspense>
  );
}
