import { Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { formErrors } from '#platform/web/forms/form-errors.ts';
import { SubmitDialog } from '#platform/web/forms/submit-dialog.tsx';
import { useDialogGuard } from '#platform/web/forms/use-dialog-guard.tsx';
import { toastUndo } from '#platform/web/ui/toasts.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import { type Quote, REASON_MAX } from '../contract.ts';
import { markProblems } from '../rules/quote-states.ts';
import { useMarkQuote } from './quote-queries.ts';
import { texts } from './texts.ts';

interface LostDialogProps {
  quote: Quote;
  onClose: () => void;
  onLost: () => void;
}

/** Asks why the quote was lost. */
export function LostDialog({ quote: { id, state, version }, onClose, onLost }: LostDialogProps) {
  const { mutateAsync } = useMarkQuote(id);
  const form = useForm({
    name: 'lost-quote',
    initialValues: { reason: '' },
    validate: ({ reason }) => formErrors(markProblems({ status: 'lost', reason: reason.trim() })),
  });
  const guard = useDialogGuard(form.isDirty, 'open');
  const submit = useSubmit(form, async ({ reason }) => {
    const lost = await mutateAsync({ status: 'lost', reason, version });
    toastUndo(texts.loss.done, async () => {
      const open = await mutateAsync({ status: 'open', reason: '', version: lost.version });
      if (state === 'presented')
        await mutateAsync({ status: 'presented', reason: '', version: open.version });
    });
    onLost();
  });
  return (
    <SubmitDialog
      title={texts.loss.title}
      onClose={onClose}
      submit={submit}
      guard={guard}
      button={{ children: texts.loss.title }}
    >
      <Textarea
        label={texts.loss.reason}
        maxLength={REASON_MAX}
        autosize
        minRows={2}
        data-autofocus
        {...form.getInputProps('reason')}
      />
    </SubmitDialog>
  );
}
