import { Button } from '@mantine/core';
import { useState } from 'react';
import { unmatchedWords } from '#areas/commissions/rules.ts';
import { type Cents, showMoney } from '#platform/shared/money.ts';
import { useIdempotencyKey } from '#platform/web/forms/use-idempotency-key.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { toastProblem, toastUndo } from '#platform/web/ui/toasts.ts';
import { useSettleHouse, useUnsettleHouse } from './statement-queries.ts';
import { texts } from './texts.ts';

interface SettleHouseButtonProps {
  file: number;
  /** Lines of no policy among them: whether they are meant is asked. */
  unmatched: { lines: number; amount: Cents };
}

/** Settles the lines of a file that have no producers; can be taken back until it is posted. */
export function SettleHouseButton({ file, unmatched }: SettleHouseButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const settle = useSettleHouse();
  const unsettle = useUnsettleHouse();
  const key = useIdempotencyKey();
  const words = unmatchedWords(unmatched);
  const onSettle = (despiteUnmatched = false) =>
    void settle.mutateAsync({ id: file, key: key.current(), despiteUnmatched }).then(
      ({ affected_items, amount }) => {
        key.renew();
        toastUndo(texts.house.settled(affected_items, showMoney(amount)), () => unsettle.mutateAsync(file));
      },
      (error) => {
        key.failed(error);
        toastProblem(error);
      },
    );
  return (
    <>
      <Button
        size="compact-xs"
        h={24}
        variant="default"
        loading={settle.isPending}
        onClick={() => (words ? setAsking(true) : onSettle())}
        aria-label={texts.house.settleFile(file)}
      >
        {texts.house.settle}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={texts.house.askWithoutPolicy}
          confirm={texts.house.confirm}
          onConfirm={() => {
            setAsking(false);
            onSettle(true);
          }}
          onCancel={() => setAsking(false)}
        >
          {words ?? ''}
        </ConfirmDialog>
      )}
    </>
  );
}
