import type { UseFormReturnType } from '@mantine/form';
import { type SyntheticEvent, useRef, useState } from 'react';
import { CallError } from '../api/call-error.ts';

interface Submit {
  onSubmit: (event?: SyntheticEvent<HTMLFormElement>) => void;
  sending: boolean;
  /** What belongs to no field. */
  problem: string | undefined;
}

/** Sends a form once at a time; what the server says about a field lands at that field. */
export function useSubmit<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  work: (values: Values) => Promise<unknown>,
): Submit {
  const busy = useRef(false);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function run(values: Values): Promise<void> {
    // A second Enter comes before the button is greyed: the state alone would let it through.
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

  return { onSubmit: form.onSubmit(run, (errors) => focusFirst(form, errors)), sending, problem };
}

function showRefusal<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  error: unknown,
): string | undefined {
  if (!(error instanceof CallError)) return error instanceof Error ? error.message : String(error);
  const fields = Object.keys(form.getValues());
  const known = Object.entries(error.errors).filter(([field]) => fields.includes(field));
  if (known.length === 0) return error.message;
  const errors = Object.fromEntries(known.map(([field, messages]) => [field, messages.join(' ')]));
  form.setErrors(errors);
  focusFirst(form, errors);
  const rest = Object.entries(error.errors).filter(([field]) => !fields.includes(field));
  return rest.flatMap(([, messages]) => messages).join(' ') || undefined;
}

function focusFirst<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  errors: object,
): void {
  const first = Object.keys(form.getValues()).find((field) => field in errors);
  if (first) form.getInputNode(first)?.focus();
}
