import type { UseFormReturnType } from '@mantine/form';
import { type Submit, useSubmit } from '../ui/use-submit.ts';
import { startFrom } from './start-from.ts';
import { type Conflict, useVersionedSave, type Versioned, type VersionedSave } from './use-versioned-save.ts';

interface VersionedForm<Values, Stored extends Versioned> extends Omit<VersionedSave<Stored>, 'onTheirs'> {
  /** What the form shows of a record. */
  valuesOf: (stored: Stored) => Values;
  /** Beside the form, what else has to show the record that the person goes on with. */
  onTheirs?: (stored: Stored) => unknown;
}

export interface VersionedSubmit<Stored> extends Submit {
  /** Who was first, and what they saved, until the person has chosen. */
  conflict: Conflict<Stored> | undefined;
  takeTheirs: () => void;
  dismiss: () => void;
}

/** Sends a form over the version that it began with. */
export function useVersionedForm<Values extends Record<string, unknown>, Stored extends Versioned>(
  form: UseFormReturnType<Values>,
  { valuesOf, onTheirs, ...options }: VersionedForm<Values, Stored>,
): VersionedSubmit<Stored> {
  const { save, ...choice } = useVersionedSave<Stored>({
    ...options,
    onTheirs: (theirs) => {
      startFrom(form, valuesOf(theirs));
      onTheirs?.(theirs);
    },
  });
  return { ...useSubmit(form, save), ...choice };
}
