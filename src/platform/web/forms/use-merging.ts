import type { UseFormReturnType } from '@mantine/form';
import { texts } from '../texts.ts';
import type { Difference } from '../ui/conflict-dialog.tsx';
import { toastNews } from '../ui/toasts.ts';
import { isConflict, mergeValues, mineInConflict } from './merge-values.ts';
import { startFrom } from './start-from.ts';
import type { Conflict } from './use-versioned-save.ts';

export interface FormConflict<Stored> extends Conflict<Stored> {
  /** Of what both changed. */
  differences: Difference[];
}

interface Merging<Values, Stored> {
  /** What the form shows of a record. */
  valuesOf: (stored: Stored) => Values;
  /** What a stored record and the form's values say differently, in words. */
  differences: (stored: Stored, values: Values) => Difference[];
}

/** Brings what somebody else has saved into the form; what only one of the two changed stays, whatever is chosen. */
export function useMerging<Values extends Record<string, unknown>, Stored>(
  form: UseFormReturnType<Values>,
  { valuesOf, differences }: Merging<Values, Stored>,
) {
  const sidesOf = (stored: Stored) => ({
    base: form.getInitialValues(),
    mine: form.getValues(),
    theirs: valuesOf(stored),
  });
  function takeOver(stored: Stored, side: 'mine' | 'theirs'): void {
    const sides = sidesOf(stored);
    startFrom(form, sides.theirs, mergeValues(sides, side));
  }
  return {
    takeOver,
    conflictOf: ({ changedBy, current }: Conflict<Stored>): FormConflict<Stored> => ({
      changedBy,
      current,
      differences: differences(current, mineInConflict(sidesOf(current))),
    }),
    /** Takes both people's changes over when there is nothing to choose, and says what the other one changed. */
    mergeQuietly({ changedBy, current }: Conflict<Stored>): boolean {
      const sides = sidesOf(current);
      if (isConflict(sides)) return false;
      toastNews(mergedWords(changedBy, differences(current, sides.base)));
      takeOver(current, 'mine');
      return true;
    },
  };
}

function mergedWords(changedBy: string, changes: readonly Difference[]): string {
  const labels = changes.map(({ label }) => label).join(', ');
  return labels ? texts.conflict.merged(changedBy, labels) : texts.conflict.mergedUnseen(changedBy);
}
