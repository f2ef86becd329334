import { Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { formErrors, schemaErrors } from '#platform/web/forms/form-errors.ts';
import { SubmitDialog } from '#platform/web/forms/submit-dialog.tsx';
import { useIdempotencyKey } from '#platform/web/forms/use-idempotency-key.ts';
import { MoneyInput } from '#platform/web/inputs/money-input.tsx';
import { onWire, type TypedMoney } from '#platform/web/inputs/typed-values.ts';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import { addPayout, REASON_MAX } from '../contract.ts';
import { usePayOut } from './petty-cash-queries.ts';
import { texts } from './texts.ts';

interface PayoutValues extends Record<string, unknown> {
  amount: TypedMoney;
  reason: string;
}

const wireOf = ({ amount, reason }: PayoutValues) => ({ amount: onWire(amount), reason });

export function PayoutDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync } = usePayOut();
  const key = useIdempotencyKey();
  const form = useForm<PayoutValues>({
    name: 'payout',
    initialValues: { amount: null, reason: '' },
    validate: (values) => formErrors(schemaErrors(addPayout.body.safeParse(wireOf(values)))),
  });
  const submit = useSubmit(form, async (values) => {
    try {
      await mutateAsync({ body: addPayout.body.parse(wireOf(values)), key: key.current() });
    } catch (error) {
      key.failed(error);
      throw error;
    }
    toastDone(texts.payouts.recorded);
    onClose();
  });
  return (
    <SubmitDialog title={texts.payouts.record} submit={submit} onClose={onClose}>
      <MoneyInput label={texts.payouts.amount} data-autofocus {...form.getInputProps('amount')} />
      <Textarea
        label={texts.payouts.paidFor}
        autosize
        minRows={2}
        maxLength={REASON_MAX}
        {...form.getInputProps('reason')}
      />
    </SubmitDialog>
  );
}
