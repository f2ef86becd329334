import type { UseFormReturnType } from '@mantine/form';
import type { Actor, Target } from '../rules.ts';
import type { EmployeeValues } from './employee-values.ts';

/** Every section of the form works on the one form, for whoever is at it and the person it is about. */
export interface SectionProps {
  form: UseFormReturnType<EmployeeValues>;
  actor: Actor;
  target: Target;
}
