import { WorkProgress } from '#platform/web/ui/work-progress.tsx';
import type { ImportView } from '../contract.ts';
import { rowsToImport } from '../rules.ts';

/** Until the first answer says otherwise, nothing has been written yet. */
export function ImportProgress({ view: { importing, outcomes } }: { view: ImportView }) {
  return (
    <WorkProgress
      label="Importing the statement"
      done={importing?.done ?? 0}
      of={importing?.of ?? rowsToImport(outcomes)}
      counts="lines written"
      last="Finishing the import"
      hint="You can leave this page: the import continues. No one sees any of its lines until it is done."
    />
  );
}
