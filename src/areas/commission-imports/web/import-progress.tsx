import { WorkProgress } from '#platform/web/ui/work-progress.tsx';
import type { ImportView } from '../contract.ts';
import { rowsToImport } from '../rules.ts';
import { texts } from './texts.ts';

/** Until the first answer says otherwise, nothing has been written yet. */
export function ImportProgress({ view: { importing, outcomes } }: { view: ImportView }) {
  return (
    <WorkProgress
      label={texts.importing.title}
      done={importing?.done ?? 0}
      of={importing?.of ?? rowsToImport(outcomes)}
      says={texts.importing.linesWritten}
      last={texts.importing.last}
      hint={texts.importing.hint}
    />
  );
}
