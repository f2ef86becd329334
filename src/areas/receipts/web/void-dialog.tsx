import { Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { formErrors, schemaErrors } from '#platform/web/forms/form-errors.ts';
import { DANGEROUS } from '#platform/web/forms/save-buttons.tsx';
import { SubmitDialog } from '#platform/web/forms/submit-dialog.tsx';
import { useIdempotencyKey } from '#platform/web/forms/use-idempotency-key.ts';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import { Waiting } from '#platform/web/ui/waiting.tsx';
import { type Receipt, voidReceipt } from '../contract.ts';
import { owedAgainWords } from './owed-again-words.ts';
import { owedAgainQuery, useVoidReceipt } from './receipt-queries.ts';
import { texts } from './texts.ts';

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
    await mutateAsync({ body: voidReceipt.body.parse(body), key: key.current() }).catch((error) => {
      key.failed(error);
      throw error;
    });
    toastDone(texts.voiding.done(receipt.receipt));
    onClose();
  });
  return (
    <SubmitDialog
      title={texts.voiding.title(receipt.receipt)}
      onClose={onClose}
      submit={submit}
      problem={error?.message}
      button={{ ...DANGEROUS, children: texts.voiding.submit }}
    >
      {again && (
        <Text>{`${owedAgainWords(again, receipt.amountBilled)} ${texts.voiding.cannotBeUndone}`}</Text>
      )}
      {!again && !error && <Waiting height={24} />}
      <Textarea
        label={texts.voiding.reason}
        autosize
        minRows={2}
        data-autofocus
        {...form.getInputProps('reason')}
      />
    </SubmitDialog>
  );
}

const problems = (values: { reason: string }) => formErrors(schemaErrors(voidReceipt.body.safeParse(values)));
