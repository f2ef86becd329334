import { Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { SubmitDialog } from '#platform/web/forms/submit-dialog.tsx';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import { REASON_MAX } from '../line-contract.ts';
import { lineCount } from './commission-words.ts';

interface AdjustReasonDialogProps {
  lines: number;
  onReason: (reason: string) => void;
  onClose: () => void;
}

/** An amount that is not the carrier's says why. */
export function AdjustReasonDialog({ lines, onReason, onClose }: AdjustReasonDialogProps) {
  const form = useForm({
    name: 'adjust-reason',
    initialValues: { reason: '' },
    validate: { reason: (typed) => (typed.trim() === '' ? 'Say why.' : null) },
  });
  const submit = useSubmit(form, async ({ reason }) => onReason(reason.trim()));
  return (
    <SubmitDialog
      title={`Adjust ${lineCount(lines)}`}
      width={400}
      onClose={onClose}
      submit={submit}
      button={{ children: 'Save' }}
    >
      <Textarea
        label="Reason"
        description="It is shown on the lines, and goes into the log and the exports."
        autosize
        minRows={2}
        maxLength={REASON_MAX}
        data-autofocus
        {...form.getInputProps('reason')}
      />
    </SubmitDialog>
  );
}
