import type { UseFormReturnType } from '@mantine/form';
import { flushSync } from 'react-dom';
import type { CustomerValues } from './customer-values.ts';

/** Adds and removes rows of the form; the cursor goes where the work goes on. */
export function useRows<List extends 'household' | 'vehicles'>(
  form: UseFormReturnType<CustomerValues>,
  list: List,
  firstField: string,
) {
  const rows = form.values[list];
  const focus = (at: number) =>
    form.getInputNode<HTMLElement, `${List}.${number}.${string}`>(`${list}.${at}.${firstField}`)?.focus();
  return {
    add(row: CustomerValues[List][number]): void {
      flushSync(() => form.insertListItem(list, row as never));
      focus(rows.length);
    },
    remove(at: number): void {
      flushSync(() => form.removeListItem(list, at));
      focus(Math.min(at, rows.length - 2));
    },
  };
}
