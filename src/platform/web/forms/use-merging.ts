import type { UseFormReturnType } from '@mantine/form';
import { mergeValues, mineInConflict } from './merge-values.ts';
import { startFrom } from './start-from.ts';
import type { Conflict } from './use-versioned-save.ts';

export interface FormConflict<Values, Stored> extends Conflict<Stored> {
  /** Their values, with mine in place of those alone that both changed. */
  mine: Values;
}

/** Takes one side of a conflict over into the form; what only one of the two changed stays either way. */
export function useMerging<Values extends Record<string, unknown>, Stored>(
  form: UseFormReturnType<Values>,
  valuesOf: (stored: Stored) => Values,
) {
  const sidesOf = (stored: Stored) => ({
    base: form.getInitialValues(),
    mine: form.getValues(),
    theirs: valuesOf(stored),
  });
  return {
    conflictOf: (conflict: Conflict<Stored>): FormConflict<Values, Stored> => ({
      ...conflict,
      mine: mineInConflict(sidesOf(conflict.current)),
    }),
    takeTheirs(stored: Stored): void {
      const sides = sidesOf(stored);
      startFrom(form, sides.theirs, mergeValues(sides, 'theirs'));
    },
    keepMine(stored: Stored): void {
      form.setValues(mergeValues(sidesOf(stored), 'mine'));
    },
  };
}
