import type { UseFormReturnType } from '@mantine/form';
import type { LeadValues } from './lead-values.ts';

export interface SectionProps {
  form: UseFormReturnType<LeadValues>;
}
