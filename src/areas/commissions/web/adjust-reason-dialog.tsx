import { Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { SubmitDialog } from '#platform/web/forms/submit-dialog.tsx';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import { REASON_MAX } from '../line-contract.ts';
import { texts } from './texts.ts';

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
    validate: { reason: (typed) => (typed.trim() === '' ? texts.problems.sayWhy : null) },
  });
  const submit = useSubmit(form, async ({ reason }) => onReason(reason.trim()));
  return (
    <SubmitDialog
      title={texts.adjusting.title(lines)}
      width={400}
      onClose={onClose}
      submit={submit}
      button={{ children: texts.adjusting.save }}
    >
      <Textarea
        label={texts.adjusting.reason}
        description={texts.adjusting.aboutReason}
        autosize
        minRows={2}
        maxLength={REASON_MAX}
        data-autofocus
        {...form.getInputProps('reason')}
      />
    </SubmitDialog>
  );
}
