import type { UseFormReturnType } from '@mantine/form';
import { type Submit, useSubmit } from '../ui/use-submit.ts';
import { type FormConflict, useMerging } from './use-merging.ts';
import { useVersionedSave, type Versioned, type VersionedSave } from './use-versioned-save.ts';

interface VersionedForm<Values, Stored extends Versioned> extends Omit<VersionedSave<Stored>, 'onTheirs'> {
  /** What the form shows of a record. */
  valuesOf: (stored: Stored) => Values;
  /** Beside the form, what else has to show the record that the person goes on with. */
  onTheirs?: (stored: Stored) => unknown;
}

export interface VersionedSubmit<Values, Stored> extends Submit {
  /** Who was first, and what they saved, until the person has chosen. */
  conflict: FormConflict<Values, Stored> | undefined;
  takeTheirs: () => void;
  keepMine: () => void;
  dismiss: () => void;
}

/** Sends a form over the version that it began with. */
export function useVersionedForm<Values extends Record<string, unknown>, Stored extends Versioned>(
  form: UseFormReturnType<Values>,
  { valuesOf, onTheirs, ...options }: VersionedForm<Values, Stored>,
): VersionedSubmit<Values, Stored> {
  const merging = useMerging(form, valuesOf);
  const { save, conflict, takeTheirs, dismiss } = useVersionedSave<Stored>({
    ...options,
    onTheirs: (theirs) => {
      merging.takeTheirs(theirs);
      onTheirs?.(theirs);
    },
  });
  const submit = useSubmit(form, save);
  return {
    ...submit,
    conflict: conflict && merging.conflictOf(conflict),
    takeTheirs,
    keepMine: () => {
      if (conflict) merging.keepMine(conflict.current);
      submit.onSubmit();
    },
    dismiss,
  };
}
