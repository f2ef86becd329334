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
import { texts } from './texts.ts';

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
    toastDone(texts.reopen.openAgain(showDay(day.date)));
    onClose();
  });
  return (
    <SubmitDialog
      title={texts.reopen.title(showDay(day.date))}
      submit={submit}
      onClose={onClose}
      button={{ children: texts.reopen.reopen }}
    >
      <Text fz="sm">{texts.reopen.sealStays}</Text>
      <Textarea
        label={texts.reopen.reason}
        autosize
        minRows={2}
        maxLength={REASON_MAX}
        data-autofocus
        {...form.getInputProps('reason')}
      />
    </SubmitDialog>
  );
}
