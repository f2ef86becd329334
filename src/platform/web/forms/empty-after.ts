import type { UseFormReturnType } from '@mantine/form';
import { isSame } from './same-values.ts';

/** Empties a form that was sent, unless something else was typed into it meanwhile. */
export function emptyAfter<Values extends object>(
  form: Pick<UseFormReturnType<Values>, 'getValues' | 'reset'>,
  sent: NoInfer<Values>,
): void {
  if (isSame(form.getValues(), sent)) form.reset();
}
