import { Button } from '@mantine/core';
import { showMoney } from '#platform/shared/money.ts';
import { toastDone, toastProblem } from '#platform/web/ui/toasts.ts';
import { useUnsettleHouse } from './statement-queries.ts';
import { texts } from './texts.ts';

/** Brings lines that were settled for the house alone back to Staged. */
export function UnsettleHouseButton({ file, lines }: { file: number; lines: number }) {
  const unsettle = useUnsettleHouse();
  const onClick = () =>
    void unsettle
      .mutateAsync(file)
      .then(
        ({ affected_items, amount }) => toastDone(texts.house.stagedAgain(affected_items, showMoney(amount))),
        toastProblem,
      );
  return (
    <Button size="compact-xs" variant="default" loading={unsettle.isPending} onClick={onClick}>
      {texts.house.unsettle(lines)}
    </Button>
  );
}
