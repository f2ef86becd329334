import type { UseFormReturnType } from '@mantine/form';
import type { Computed, Figures } from '../rules/fields.ts';
import type { ContractValues } from './contract-values.ts';

/** Every section of the form works on the one form. */
export interface SectionProps {
  form: UseFormReturnType<ContractValues>;
  /** Why the terms can no longer be changed; nothing while they can. */
  whyFixed: string | undefined;
}

/** What follows from what has been typed; nothing while it cannot be read. */
export interface Reckoned {
  figures: Figures;
  found: Computed;
  transferred: number;
}
