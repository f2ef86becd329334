import { Button } from '@mantine/core';
import { showMoney } from '#platform/shared/money.ts';
import { useIdempotencyKey } from '#platform/web/forms/use-idempotency-key.ts';
import { toastProblem, toastUndo } from '#platform/web/ui/toasts.ts';
import { useSettleHouse, useUnsettleHouse } from './statement-queries.ts';
import { lineCount } from './words.ts';

/** Settles the lines of a file that have no producers; can be taken back until it is posted. */
export function SettleHouseButton({ file }: { file: number }) {
  const settle = useSettleHouse();
  const unsettle = useUnsettleHouse();
  const key = useIdempotencyKey();
  const onSettle = () =>
    settle.mutate(
      { id: file, key: key.current() },
      {
        onSuccess: ({ affected_items, amount }) => {
          key.renew();
          toastUndo(`${lineCount(affected_items)} settled for the house: ${showMoney(amount)}.`, () =>
            unsettle.mutateAsync(file),
          );
        },
        onError: (error) => {
          key.failed(error);
          toastProblem(error);
        },
      },
    );
  return (
    <Button
      size="compact-xs"
      variant="default"
      loading={settle.isPending}
      onClick={onSettle}
      aria-label={`Settle file ${file} for the house`}
    >
      Settle
    </Button>
  );
}
