import { ActionIcon } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { HideDialog } from '#platform/web/ui/hide-dialog.tsx';
import { Tip } from '#platform/web/ui/tip.tsx';
import { toastProblem, toastUndo } from '#platform/web/ui/toasts.ts';
import type { Referral } from '../contract.ts';
import { useHideReferral } from './referral-queries.ts';
import { texts } from './texts.ts';

/** Hides a referral or brings it back, after the question that the specification asks. */
export function HideReferral({ referral: { id, friendName, hidden } }: { referral: Referral }) {
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync, isPending } = useHideReferral();
  const label = hidden ? texts.hide.unhide(friendName) : texts.hide.hide(friendName);

  async function flip(): Promise<void> {
    setAsking(false);
    await mutateAsync({ id, hidden: !hidden });
    const words = hidden ? texts.hide.isShownAgain(friendName) : texts.hide.isHidden(friendName);
    toastUndo(words, () => mutateAsync({ id, hidden }));
  }

  return (
    <>
      <Tip label={label}>
        <ActionIcon
          variant="subtle"
          color="accent"
          size={24}
          my={-3}
          display="flex"
          aria-label={label}
          loading={isPending}
          onClick={() => setAsking(true)}
        >
          {hidden ? <IconEye size={15} aria-hidden /> : <IconEyeOff size={15} aria-hidden />}
        </ActionIcon>
      </Tip>
      {isAsking && (
        <HideDialog
          title={hidden ? texts.hide.unhideTitle : texts.hide.hideTitle}
          question={hidden ? texts.hide.unhideQuestion : texts.hide.hideQuestion}
          onYes={() => void flip().catch(toastProblem)}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  );
}
