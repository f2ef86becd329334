import type { UseFormReturnType } from '@mantine/form';
import { flushSync } from 'react-dom';
import type { CustomerValues } from './customer-values.ts';

type List = 'household' | 'vehicles';

export interface RowProps {
  form: UseFormReturnType<CustomerValues>;
  at: number;
  /** Everything that the row shows, in one text. */
  state: string;
  onRemove: () => void;
}

/** For `memo`: a letter typed elsewhere need not draw the hundred vehicles of a fleet again. */
export function isSameRow(before: RowProps, after: RowProps): boolean {
  return before.at === after.at && before.state === after.state;
}

/** Adds and removes rows of the form; the cursor goes where the work goes on. */
export function useRows<L extends List>(
  form: UseFormReturnType<CustomerValues>,
  list: L,
  firstField: string,
) {
  const count = () => form.getValues()[list].length;
  const focus = (at: number) =>
    form.getInputNode<HTMLElement, `${L}.${number}.${string}`>(`${list}.${at}.${firstField}`)?.focus();

  function remove(at: number): void {
    flushSync(() => form.removeListItem(list, at));
    focus(Math.min(at, count() - 1));
  }

  return {
    add(row: CustomerValues[L][number]): void {
      flushSync(() => form.insertListItem(list, row as never));
      focus(count() - 1);
    },
    rowProps: (at: number): RowProps => ({
      form,
      at,
      state: JSON.stringify([form.values[list][at], errorsBelow(form, `${list}.${at}.`)]),
      onRemove: () => remove(at),
    }),
  };
}

function errorsBelow(form: UseFormReturnType<CustomerValues>, path: string): unknown[] {
  return Object.entries(form.errors).filter(([field]) => field.startsWith(path));
}
