import type { UseFormReturnType } from '@mantine/form';
import { fieldErrorsAnswer } from '#platform/shared/errors.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { useIdempotencyKey } from '#platform/web/forms/use-idempotency-key.ts';
import { useVersionedForm } from '#platform/web/forms/use-versioned-form.ts';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { type PaymentMethod, paymentMethod } from '../contract.ts';
import { methodDifferences } from './method-differences.ts';
import { useSaveMethod } from './method-queries.ts';
import { atForm, inputOf, type MethodValues, valuesOf } from './method-values.ts';
import { texts } from './texts.ts';

interface Options {
  method: PaymentMethod | undefined;
  accountId: number;
  basePrice: number;
  onDone: () => void;
}

/** Sends a payment method once, over the version that was read. */
export function useSubmitMethod(
  form: UseFormReturnType<MethodValues>,
  { method, accountId, basePrice, onDone }: Options,
) {
  const { mutateAsync } = useSaveMethod(accountId);
  const key = useIdempotencyKey();

  async function send(version: number | undefined): Promise<PaymentMethod> {
    const values = form.getValues();
    const body = { ...inputOf(values, { id: method?.id ?? 0, acct_id: accountId }), version };
    try {
      return await mutateAsync({ body, key: key.current() });
    } catch (error) {
      key.failed(error);
      if (!(error instanceof CallError) || error.status !== 422) throw error;
      throw new CallError(422, fieldErrorsAnswer(atForm(error.errors, values)));
    }
  }

  return useVersionedForm<MethodValues, PaymentMethod>(form, {
    schema: paymentMethod,
    version: method?.version,
    valuesOf: (stored) => valuesOf(stored, basePrice),
    send,
    differences: methodDifferences,
    onSaved: () => {
      toastDone(texts.dialog.saved);
      onDone();
    },
  });
}
