import type { UseFormReturnType } from '@mantine/form';
import { fieldErrorsAnswer } from '#platform/shared/errors.ts';
import type { Named } from '#platform/shared/record-fields.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { useIdempotencyKey } from '#platform/web/forms/use-idempotency-key.ts';
import { useVersionedForm } from '#platform/web/forms/use-versioned-form.ts';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { type AccountAddOn, accountAddOn } from '../contract.ts';
import { useSaveAccountAddOn } from './add-on-queries.ts';
import { type AddOnValues, addOnDifferences, atForm, inputOf, valuesOf } from './add-on-values.ts';
import { texts } from './texts.ts';

interface Options {
  addOn: AccountAddOn | undefined;
  accountId: number;
  salesmen: readonly Named[];
  onDone: () => void;
}

/** Applies an add-on once, or changes one over the version that was read. */
export function useSubmitAddOn(
  form: UseFormReturnType<AddOnValues>,
  { addOn, accountId, salesmen, onDone }: Options,
) {
  const { mutateAsync } = useSaveAccountAddOn(accountId);
  const key = useIdempotencyKey();

  async function send(version: number | undefined): Promise<AccountAddOn> {
    const values = form.getValues();
    try {
      const body = { ...inputOf(values, addOn?.id ?? 0), version };
      return await mutateAsync({ body, key: key.current() });
    } catch (error) {
      key.failed(error);
      if (!(error instanceof CallError) || error.status !== 422) throw error;
      throw new CallError(422, fieldErrorsAnswer(atForm(error.errors, values)));
    }
  }

  return useVersionedForm<AddOnValues, AccountAddOn>(form, {
    schema: accountAddOn,
    version: addOn?.version,
    valuesOf: (stored) => valuesOf(stored),
    send,
    differences: (stored, mine) => addOnDifferences(stored, mine, salesmen),
    onSaved: ({ name }) => {
      toastDone(addOn ? texts.applied.saved : texts.applied.isApplied(name));
      onDone();
    },
  });
}
