import type { UseFormReturnType } from '@mantine/form';
import { flushSync } from 'react-dom';

export interface RowProps<Values> {
  form: UseFormReturnType<Values>;
  at: number;
  /** Everything that the row shows, in one text. */
  state: string;
  onRemove: () => void;
}

/** For `memo`: a letter typed elsewhere need not draw the hundred vehicles of a fleet again. */
export function isSameRow<Values>(before: RowProps<Values>, after: RowProps<Values>): boolean {
  return before.at === after.at && before.state === after.state;
}

/** The names of the fields that are lists of rows. */
type ListOf<Values> = {
  [Name in keyof Values]: Values[Name] extends readonly object[] ? Name : never;
}[keyof Values] &
  string;

type RowOf<Values, List extends keyof Values> = Values[List] extends readonly (infer Row)[] ? Row : never;

/** Adds and removes rows of the form; the cursor goes where the work goes on. */
export function useRows<Values extends Record<string, unknown>, List extends ListOf<Values>>(
  form: UseFormReturnType<Values>,
  list: List,
  firstField: string,
) {
  const count = () => (form.getValues()[list] as readonly unknown[]).length;
  const focus = (at: number) =>
    form.getInputNode<HTMLElement, string>(`${list}.${at}.${firstField}`)?.focus();

  function remove(at: number): void {
    flushSync(() => form.removeListItem(list as never, at));
    focus(Math.min(at, count() - 1));
  }

  return {
    add(row: RowOf<Values, List>): void {
      flushSync(() => form.insertListItem(list as never, row as never));
      focus(count() - 1);
    },
    rowProps: (at: number): RowProps<Values> => ({
      form,
      at,
      state: JSON.stringify([
        (form.values[list] as readonly unknown[])[at],
        errorsBelow(form.errors, `${list}.${at}.`),
      ]),
      onRemove: () => remove(at),
    }),
  };
}

function errorsBelow(errors: Record<string, unknown>, path: string): unknown[] {
  return Object.entries(errors).filter(([field]) => field.startsWith(path));
}
