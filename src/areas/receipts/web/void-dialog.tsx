import { Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { DialogButtons } from '#platform/web/forms/dialog-buttons.tsx';
import { FormDialog } from '#platform/web/forms/form-dialog.tsx';
import { useIdempotencyKey } from '#platform/web/forms/use-idempotency-key.ts';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import { Waiting } from '#platform/web/ui/waiting.tsx';
import { type Receipt, voidReceipt } from '../contract.ts';
import { owedAgainWords } from './owed-again-words.ts';
import { owedAgainQuery, useVoidReceipt } from './receipt-queries.ts';

interface VoidDialogProps {
  receipt: Receipt;
  onClose: () => void;
}

export function VoidDialog({ receipt, onClose }: VoidDialogProps) {
  const { mutateAsync } = useVoidReceipt(receipt.id);
  const { data: again, error } = useQuery(owedAgainQuery(receipt.id));
  const key = useIdempotencyKey();
  const form = useForm({ name: 'void', initialValues: { reason: '' }, validate: problems });
  const submit = useSubmit(form, async (body) => {
    await mutateAsync({ body: voidReceipt.body.parse(body), key: key.current() });
    toastDone(`Receipt ${receipt.receipt} is void.`);
    onClose();
  });
  return (
    <FormDialog title={`Void receipt ${receipt.receipt}?`} onClose={onClose} submit={submit}>
      {again && <Text>{owedAgainWords(again, receipt.amountBilled)} This cannot be undone.</Text>}
      {!again && !error && <Waiting height={24} />}
      <ProblemAlert>{submit.problem ?? error?.message}</ProblemAlert>
      <Textarea label="Reason" autosize minRows={2} data-autofocus {...form.getInputProps('reason')} />
      <DialogButtons submit={submit} onCancel={onClose} color="var(--cd-problem)" c="var(--cd-surface)">
        Void the receipt
      </DialogButtons>
    </FormDialog>
  );
}

function problems(values: { reason: string }): Record<string, string> {
  const read = voidReceipt.body.safeParse(values);
  return read.success ? {} : { reason: read.error.issues.map(({ message }) => message).join(' ') };
}
