import { useState } from 'react';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import { toastDone, toastProblem } from '#platform/web/ui/toasts.ts';
import type { TakeOut } from '../contract.ts';
import { isUnderWay } from '../rules.ts';
import { useEnd } from './take-out-queries.ts';

/** Cancels one under way, or removes the file of a ready one. */
export function EndButton({ id, state, asked, whyNotEnded }: TakeOut) {
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync, isPending } = useEnd();
  const isCancel = isUnderWay(state);
  const run = () => {
    setAsking(false);
    mutateAsync(id)
      .then(() => toastDone(isCancel ? 'It is canceled.' : 'The file is removed.'))
      .catch(toastProblem);
  };
  return (
    <>
      <ExplainedButton
        why={whyNotEnded ?? undefined}
        size="compact-xs"
        variant="subtle"
        loading={isPending}
        aria-label={`${isCancel ? 'Cancel' : 'Remove'} the one of ${showMoment(asked)}`}
        onClick={() => (isCancel ? run() : setAsking(true))}
      >
        {isCancel ? 'Cancel' : 'Remove'}
      </ExplainedButton>
      {isAsking && (
        <ConfirmDialog
          title="Remove this file?"
          confirm="Remove"
          isDangerous
          onConfirm={run}
          onCancel={() => setAsking(false)}
        >
          The ZIP can no longer be downloaded. The records and files of the agency stay as they are.
        </ConfirmDialog>
      )}
    </>
  );
}
