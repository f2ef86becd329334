import { Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { formErrors } from '#platform/web/forms/form-errors.ts';
import { SubmitDialog } from '#platform/web/forms/submit-dialog.tsx';
import { useDialogGuard } from '#platform/web/forms/use-dialog-guard.tsx';
import { DayInput } from '#platform/web/inputs/day-input.tsx';
import type { TypedDay } from '#platform/web/inputs/typed-values.ts';
import { officeToday } from '#platform/web/office-today.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import { type Lead, REASON_MAX } from '../contract.ts';
import { statusProblems } from '../status-rules.ts';
import { useChangeStatus } from './lead-queries.ts';
import { tellStatus } from './tell-status.ts';
import { texts } from './texts.ts';

interface StatusDialogProps {
  lead: Lead;
  status: 'closed' | 'incubate';
  onClose: (isDone?: true) => void;
}

type Values = { reason: string; followUpOn: TypedDay };

/** Asks what a status needs to know: why it is closed, or when the lead comes back. */
export function StatusDialog({ lead, status, onClose }: StatusDialogProps) {
  const { mutateAsync } = useChangeStatus(lead.id);
  const isClosing = status === 'closed';
  const form = useForm<Values>({
    name: 'status',
    initialValues: { reason: '', followUpOn: null },
    validate: (values) => formErrors(statusProblems({ ...values, status }, officeToday())),
  });
  const guard = useDialogGuard(form.isDirty, 'dialog');
  const submit = useSubmit(form, async ({ reason, followUpOn }) => {
    const asked = isClosing ? { reason } : { reason: '', followUpOn };
    const changed = await mutateAsync({ status, ...asked, version: lead.version });
    tellStatus(texts.status.now[status], lead, changed, mutateAsync);
    onClose(true);
  });
  return (
    <SubmitDialog
      title={isClosing ? texts.status.closeLead : texts.status.incubateLead}
      onClose={() => onClose()}
      submit={submit}
      guard={guard}
      button={{ children: isClosing ? texts.status.closeLead : texts.status.buttons.incubate }}
    >
      <Text>{lead.name}</Text>
      {isClosing ? (
        <Textarea
          label={texts.labels.closedReason}
          maxLength={REASON_MAX}
          autosize
          minRows={2}
          data-autofocus
          {...form.getInputProps('reason')}
        />
      ) : (
        <DayInput label={texts.labels.followUpOn} data-autofocus {...form.getInputProps('followUpOn')} />
      )}
    </SubmitDialog>
  );
}
