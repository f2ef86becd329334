import type { UseFormReturnType } from '@mantine/form';
import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { focusFirstField, splitErrors } from '../forms/field-nodes.ts';
import { errorsIn, formErrors } from '../forms/form-errors.ts';

export interface Submit {
  onSubmit: (event?: SyntheticEvent<HTMLFormElement>) => void;
  sending: boolean;
  /** What belongs to no field. */
  problem: string | undefined;
  clearProblem: () => void;
}

/** Sends a form once at a time; what the server says about a field is shown at that field, however deep. */
export function useSubmit<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  work: (values: Values) => Promise<unknown>,
): Submit {
  const busy = useRef(false);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function run(values: Values): Promise<void> {
    // A second Enter comes before the button is grayed: the state alone would let it through.
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    setProblem(undefined);
    try {
      await work(values);
    } catch (error) {
      setProblem(showRefusal(form, error));
    } finally {
      busy.current = false;
      setSending(false);
    }
  }

  return {
    onSubmit: form.onSubmit(run, (errors) => setProblem(showErrors(form, errors))),
    sending,
    problem,
    clearProblem: () => setProblem(undefined),
  };
}

function showRefusal<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  error: unknown,
): string | undefined {
  const errors = errorsIn(error);
  if (Object.keys(errors).length === 0) return error instanceof Error ? error.message : String(error);
  return showErrors(form, formErrors(errors));
}

/** Returns what has no field to be shown at. */
function showErrors<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  errors: Record<string, ReactNode>,
): string | undefined {
  const { atFields, elsewhere } = splitErrors(form, errors);
  form.setErrors(atFields);
  focusFirstField(form, Object.keys(atFields));
  return elsewhere.join(' ') || undefined;
}
