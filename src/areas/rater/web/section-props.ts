import type { UseFormReturnType } from '@mantine/form';
import type { QuoteValues } from './quote-values.ts';

/** Every section of the form works on the one form. */
export interface SectionProps {
  form: UseFormReturnType<QuoteValues>;
}
