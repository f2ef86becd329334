import { WorkProgress } from '#platform/web/ui/work-progress.tsx';
import type { TakeOut } from '../contract.ts';
import { texts } from './texts.ts';

export function TakeOutProgress({ state, done, of, records }: TakeOut) {
  const isOfFiles = state === 'files';
  const { recordsSoFar, youCanLeave } = texts.progress;
  return (
    <WorkProgress
      label={texts.progress.label}
      done={done}
      of={of}
      says={isOfFiles ? texts.progress.filesAdded : texts.progress.tablesWritten}
      last={state === 'waiting' ? texts.progress.itBegins : texts.progress.closingZip}
      hint={state === 'waiting' ? youCanLeave : `${recordsSoFar(records)} ${youCanLeave}`}
    />
  );
}
