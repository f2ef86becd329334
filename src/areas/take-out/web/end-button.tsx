import { useState } from 'react';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import { toastDone, toastProblem } from '#platform/web/ui/toasts.ts';
import type { TakeOut } from '../contract.ts';
import { isUnderWay } from '../rules.ts';
import { useEnd } from './take-out-queries.ts';
import { texts } from './texts.ts';

/** Cancels one under way, or removes the file of a ready one. */
export function EndButton({ id, state, asked, whyNotEnded }: TakeOut) {
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync, isPending } = useEnd();
  const isCancel = isUnderWay(state);
  const run = () => {
    setAsking(false);
    mutateAsync(id)
      .then(() => toastDone(isCancel ? texts.end.canceled : texts.end.removed))
      .catch(toastProblem);
  };
  return (
    <>
      <ExplainedButton
        why={whyNotEnded ?? undefined}
        size="compact-xs"
        variant="subtle"
        loading={isPending}
        aria-label={isCancel ? texts.end.cancelOf(showMoment(asked)) : texts.end.removeOf(showMoment(asked))}
        onClick={() => (isCancel ? run() : setAsking(true))}
      >
        {isCancel ? texts.end.cancel : texts.end.remove}
      </ExplainedButton>
      {isAsking && (
        <ConfirmDialog
          title={texts.end.removeTitle}
          confirm={texts.end.remove}
          isDangerous
          onConfirm={run}
          onCancel={() => setAsking(false)}
        >
          {texts.end.removeMeans}
        </ConfirmDialog>
      )}
    </>
  );
}
