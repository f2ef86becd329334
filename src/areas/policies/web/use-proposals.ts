import type { UseFormReturnType } from '@mantine/form';
import { useRef } from 'react';
import { type Known, type Proposals, type ProposingChange, withProposals } from './policy-proposals.ts';
import type { PolicyValues } from './policy-values.ts';

/** Takes a change of product or effective date into the form, with what it proposes. */
export function useProposals(form: UseFormReturnType<PolicyValues>, known: Known) {
  const last = useRef<Proposals>({});
  return (change: ProposingChange) => {
    const { values, made } = withProposals(form.getValues(), change, last.current, known);
    last.current = made;
    form.setValues(values);
  };
}
