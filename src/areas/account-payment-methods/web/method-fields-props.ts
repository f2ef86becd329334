import type { UseFormReturnType } from '@mantine/form';
import type { MethodValues } from './method-values.ts';

export interface MethodFieldsProps {
  form: UseFormReturnType<MethodValues>;
  /** Of the stored number, as long as the type is the stored one. */
  mask: string;
  /** Why the form only shows, when it does. */
  whyLocked: string | undefined;
}
