import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useEffectEvent } from 'react';
import { showMoney } from '#platform/shared/money.ts';
import { toastNews } from '#platform/web/ui/toasts.ts';
import { KIND_WORDS } from '../words.ts';
import { changedLines, type LineValues, type PaymentValues } from './payment-values.ts';
import { texts } from './texts.ts';

/** Keeps the lines of the form to what can be paid while others pay, finance and add; what was entered stays. */
export function useOfferedLines(
  form: UseFormReturnType<PaymentValues>,
  offered: readonly LineValues[],
): void {
  const follow = useEffectEvent(() => {
    const { gone, added } = changedLines(form.getValues().lines, offered);
    if (gone.length === 0 && added.length === 0) return;
    const isDirty = form.isDirty();
    // One by one: the messages at the other lines stay with them.
    for (const { rowKey } of gone)
      form.removeListItem(
        'lines',
        form.getValues().lines.findIndex((line) => line.rowKey === rowKey),
      );
    for (const line of added) form.insertListItem('lines', line);
    if (!isDirty) form.resetDirty();
    gone.forEach(tellGone);
  });
  const rows = offered.map(({ rowKey }) => rowKey).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is run for other rows, not for every answer.
  useEffect(() => follow(), [rows]);
}

function tellGone({ kind, amount }: LineValues): void {
  if (typeof amount === 'number') toastNews(texts.payment.noLongerPaid(KIND_WORDS[kind], showMoney(amount)));
}
