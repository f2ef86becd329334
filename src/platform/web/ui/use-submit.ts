import type { UseFormReturnType } from '@mantine/form';
import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { focusFirstField, splitErrors } from '../forms/field-nodes.ts';
import { errorsIn, formErrors } from '../forms/form-errors.ts';

export interface Submit {
  onSubmit: (event?: SyntheticEvent<HTMLFormElement>) => void;
  sending: boolean;
  /** What belongs to no field. */
  problem: string | undefined;
  /** All that was wrong at the last try, each message once: for a popup that says it in one place. */
  messages: readonly string[];
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
  const [messages, setMessages] = useState<readonly string[]>([]);

  function refuse(errors: Record<string, ReactNode>, rest?: string): void {
    setProblem(rest ?? showErrors(form, errors));
    setMessages([...new Set(rest === undefined ? Object.values(errors).map(String) : [rest])]);
  }

  async function run(values: Values): Promise<void> {
    // A second Enter comes before the button is grayed: the state alone would let it through.
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    clearProblem();
    try {
      await work(values);
    } catch (error) {
      const errors = errorsIn(error);
      if (Object.keys(errors).length > 0) refuse(formErrors(errors));
      else refuse({}, error instanceof Error ? error.message : String(error));
    } finally {
      busy.current = false;
      setSending(false);
    }
  }

  function clearProblem(): void {
    setProblem(undefined);
    setMessages([]);
  }

  return {
    onSubmit: form.onSubmit(run, (errors) => refuse(errors)),
    sending,
    problem,
    messages,
    clearProblem,
  };
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
