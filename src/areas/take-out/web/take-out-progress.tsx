import { WorkProgress } from '#platform/web/ui/work-progress.tsx';
import type { TakeOut } from '../contract.ts';

const HINT = 'You can leave this page: it continues, and a notification tells when the ZIP is ready.';

export function TakeOutProgress({ state, done, of, records }: TakeOut) {
  const isOfFiles = state === 'files';
  const written = `${records.toLocaleString('en-US')} ${records === 1 ? 'record' : 'records'} so far.`;
  return (
    <WorkProgress
      label="Taking everything out"
      done={done}
      of={of}
      counts={isOfFiles ? 'files added' : 'tables written'}
      last={state === 'waiting' ? 'It begins in a moment' : 'Closing the ZIP'}
      hint={state === 'waiting' ? HINT : `${written} ${HINT}`}
    />
  );
}
