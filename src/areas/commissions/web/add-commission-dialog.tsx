import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useIdempotencyKey } from '#platform/web/forms/use-idempotency-key.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import type { CommissionPolicy } from '../line-contract.ts';
import { readAmount } from '../rules.ts';
import { useAddManualLine } from './commission-queries.ts';

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
    initialValues: { amount: '' },
    validate: { amount: (typed) => (readAmount(typed) ? null : 'Enter an amount like 1,234.50 or -20.') },
  });
  const { onSubmit, sending, problem } = useSubmit(form, async ({ amount }) => {
    const body = { policy: policy.id, amount: readAmount(amount) ?? 0 };
    await mutateAsync({ body, key: key.current() }).catch((error) => {
      key.renew();
      throw error;
    });
    toastDone('Commission added.');
    onClose();
  });
  return (
    <Dialog title="Add Commission" width={370} {...(!sending && { onClose })}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="sm">
          <Text>{`${customer}, ${policy.policy} (${policy.company})`}</Text>
          <TextInput
            label="Amount"
            inputMode="decimal"
            autoComplete="off"
            data-autofocus
            {...form.getInputProps('amount')}
          />
          <ProblemAlert>{problem}</ProblemAlert>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose} disabled={sending}>
              Cancel
            </Button>
            <Button type="submit" loading={sending}>
              Add
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
