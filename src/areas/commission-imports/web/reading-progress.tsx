import { WorkProgress } from '#platform/web/ui/work-progress.tsx';
import type { ImportView } from '../contract.ts';

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
