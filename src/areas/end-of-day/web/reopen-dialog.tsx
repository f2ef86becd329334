import { Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { showDay } from '#platform/shared/dates.ts';
import { formErrors, schemaErrors } from '#platform/web/forms/form-errors.ts';
import { SubmitDialog } from '#platform/web/forms/submit-dialog.tsx';
import { useIdempotencyKey } from '#platform/web/forms/use-idempotency-key.ts';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import { type OfficeDay, REASON_MAX, reopenDay } from '../contract.ts';
import { useReopenDay } from './eod-queries.ts';

export function ReopenDialog({ day, onClose }: { day: OfficeDay; onClose: () => void }) {
  const { mutateAsync } = useReopenDay();
  const key = useIdempotencyKey();
  const bodyOf = ({ reason }: { reason: string }) => ({ office: day.office.id, date: day.date, reason });
  const form = useForm({
    name: 'reopen',
    initialValues: { reason: '' },
    validate: (values) => formErrors(schemaErrors(reopenDay.body.safeParse(bodyOf(values)))),
  });
  const submit = useSubmit(form, async (values) => {
    try {
      await mutateAsync({ body: reopenDay.body.parse(bodyOf(values)), key: key.current() });
    } catch (error) {
      key.failed(error);
      throw error;
    }
    toastDone(`${showDay(day.date)} is open again.`);
    onClose();
  });
  return (
    <SubmitDialog
      title={`Reopen ${showDay(day.date)}?`}
      submit={submit}
      onClose={onClose}
      button={{ children: 'Reopen' }}
    >
      <Text fz="sm">Its seal stays in the chain, marked as reopened. The day is closed again afterward.</Text>
      <Textarea
        label="Reason"
        autosize
        minRows={2}
        maxLength={REASON_MAX}
        data-autofocus
        {...form.getInputProps('reason')}
      />
    </SubmitDialog>
  );
}
