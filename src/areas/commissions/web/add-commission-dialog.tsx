import { Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { SubmitDialog } from '#platform/web/forms/submit-dialog.tsx';
import { useIdempotencyKey } from '#platform/web/forms/use-idempotency-key.ts';
import { toastTold } from '#platform/web/ui/toasts.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import { type CommissionPolicy, REASON_MAX } from '../line-contract.ts';
import { readAmount, sameTermWords } from '../rules.ts';
import { useAddManualLine } from './commission-queries.ts';
import { texts } from './texts.ts';

interface AddCommissionDialogProps {
  fileId: number;
  customer: string;
  policy: CommissionPolicy;
  onClose: () => void;
}

export function AddCommissionDialog({ fileId, customer, policy, onClose }: AddCommissionDialogProps) {
  const { mutateAsync } = useAddManualLine(fileId);
  const key = useIdempotencyKey();
  const form = useForm({
    name: 'add-commission',
    initialValues: { amount: '', reason: '' },
    validate: {
      amount: (typed) => (readAmount(typed) ? null : texts.problems.amountOrMinus),
      reason: (typed) => (typed.trim() === '' ? texts.problems.sayWhy : null),
    },
  });
  const submit = useSubmit(form, async ({ amount, reason }) => {
    const body = { policy: policy.id, amount: readAmount(amount) ?? 0, reason };
    const { sameTerm } = await mutateAsync({ body, key: key.current() }).catch((error) => {
      key.failed(error);
      throw error;
    });
    const others = sameTermWords(sameTerm);
    toastTold([texts.adding.done, ...(others ? [others] : [])]);
    onClose();
  });
  return (
    <SubmitDialog
      title={texts.adding.title}
      width={370}
      onClose={onClose}
      submit={submit}
      button={{ children: texts.adding.add }}
    >
      <Text>{`${customer}, ${policy.policy} (${policy.company})`}</Text>
      <TextInput
        label={texts.adding.amount}
        inputMode="decimal"
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('amount')}
      />
      <TextInput
        label={texts.adding.reason}
        autoComplete="off"
        maxLength={REASON_MAX}
        {...form.getInputProps('reason')}
      />
    </SubmitDialog>
  );
}
