import type { ImportView } from '../contract.ts';
import { WorkProgress } from './work-progress.tsx';

export function ReadingProgress({ view: { rowsDone, rowCount } }: { view: ImportView }) {
  return (
    <WorkProgress
      label="Reading the statement"
      done={rowsDone}
      of={rowCount}
      counts="rows read"
      last="Matching the rows with policies"
      hint="You can leave this page: reading continues, and the dry run will be here when you return."
    />
  );
}
