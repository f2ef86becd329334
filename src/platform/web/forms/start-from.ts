import type { UseFormReturnType } from '@mantine/form';

/** Shows these values as the ones that nothing is typed over yet. */
export function startFrom<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  values: Values,
): void {
  form.setInitialValues(values);
  form.setValues(values);
  form.resetDirty(values);
}
