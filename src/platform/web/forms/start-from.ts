import type { UseFormReturnType } from '@mantine/form';

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
