import type { UseFormReturnType } from '@mantine/form';
import type { AgencyFields } from '../contract.ts';

export interface SectionProps {
  form: UseFormReturnType<AgencyFields>;
}
