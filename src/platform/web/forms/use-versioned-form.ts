import type { UseFormReturnType } from '@mantine/form';
import { useRef } from 'react';
import type { Difference } from '../ui/conflict-dialog.tsx';
import { type Submit, useSubmit } from '../ui/use-submit.ts';
import { type FormConflict, useMerging } from './use-merging.ts';
import { useVersionedSave, type Versioned, type VersionedSave } from './use-versioned-save.ts';

export interface VersionedForm<Values, Stored extends Versioned>
  extends Omit<VersionedSave<Stored>, 'onSaved' | 'onTheirs' | 'mergeQuietly'> {
  /** What the form shows of a record. */
  valuesOf: (stored: Stored) => Values;
  /** What a stored record and the form's values say differently, in words. */
  differences: (stored: Stored, values: Values) => Difference[];
  /** With the values that were sent: somebody may have typed on since. */
  onSaved: (stored: Stored, sent: Values) => void;
  /** Whatever else has to show the record that the person continues with. */
  onTheirs?: (stored: Stored) => unknown;
}

export interface VersionedSubmit<Stored> extends Submit {
  /** Who was first, and what they saved, until the person has chosen. */
  conflict: FormConflict<Stored> | undefined;
  takeTheirs: () => void;
  keepMine: () => void;
  dismiss: () => void;
}

/** Sends a form over the version that it began with; people who changed different things are not asked. */
export function useVersionedForm<Values extends Record<string, unknown>, Stored extends Versioned>(
  form: UseFormReturnType<Values>,
  { valuesOf, differences, send, onSaved, onTheirs, ...options }: VersionedForm<Values, Stored>,
): VersionedSubmit<Stored> {
  const merging = useMerging(form, { valuesOf, differences });
  const sent = useRef(form.getValues());
  const { save, conflict, takeTheirs, dismiss } = useVersionedSave<Stored>({
    ...options,
    send: (version) => {
      sent.current = form.getValues();
      return send(version);
    },
    onSaved: (stored) => onSaved(stored, sent.current),
    mergeQuietly: merging.mergeQuietly,
    onTheirs: (theirs) => {
      merging.takeOver(theirs, 'theirs');
      onTheirs?.(theirs);
    },
  });
  const submit = useSubmit(form, () => save());
  return {
    ...submit,
    conflict: conflict && merging.conflictOf(conflict),
    takeTheirs,
    keepMine: () => {
      if (conflict) merging.takeOver(conflict.current, 'mine');
      submit.onSubmit();
    },
    dismiss,
  };
}
