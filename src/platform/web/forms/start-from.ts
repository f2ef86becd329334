import type { UseFormReturnType } from '@mantine/form';
import { mergeValues } from './merge-values.ts';

/** Shows values over those that are stored: what differs is typed and not saved yet. */
export function startFrom<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  stored: Values,
  values = stored,
): void {
  form.setInitialValues(stored);
  form.setValues(values);
  form.resetDirty(stored);
}

/** Goes on from a record as it was saved; what was typed after it was sent stays, not saved yet. */
export function startFromSaved<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  sent: Values,
  stored: Values,
): void {
  startFrom(form, stored, mergeValues({ base: sent, mine: form.getValues(), theirs: stored }, 'mine'));
}
