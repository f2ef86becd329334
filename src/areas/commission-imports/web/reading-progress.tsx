import { WorkProgress } from '#platform/web/ui/work-progress.tsx';
import type { ImportView } from '../contract.ts';
import { texts } from './texts.ts';

export function ReadingProgress({ view: { rowsDone, rowCount } }: { view: ImportView }) {
  return (
    <WorkProgress
      label={texts.reading.title}
      done={rowsDone}
      of={rowCount}
      says={texts.reading.rowsRead}
      last={texts.reading.last}
      hint={texts.reading.hint}
    />
  );
}
