import { Button, Text, Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormDialog } from '#platform/web/forms/form-dialog.tsx';
import { DialogFoot } from '#platform/web/ui/dialog-foot.tsx';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import type { Submit } from '#platform/web/ui/use-submit.ts';
import { REASON_MAX } from '../contract.ts';
import { REASON_REQUIRED } from '../rules.ts';
import { texts } from './texts.ts';

interface DrawerDialogProps {
  title: string;
  submit: Submit;
  /** The field of the reason. */
  reason: object & { value?: string };
  /** Grays the button, which then says so. */
  isReasonMissing: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The dialog of all three types: the amount and its difference, the reason, and Submit. */
export function DrawerDialog({
  title,
  submit,
  reason,
  isReasonMissing,
  onClose,
  children,
}: DrawerDialogProps) {
  return (
    <FormDialog title={title} submit={submit} onClose={onClose}>
      {children}
      <div>
        <Textarea label={texts.dialog.reason} autosize minRows={2} maxLength={REASON_MAX} {...reason} />
        <Text fz="xs" c="dimmed" mt={4}>
          {texts.dialog.charactersRemaining(REASON_MAX - (reason.value ?? '').length, REASON_MAX)}
        </Text>
      </div>
      <ProblemAlert>{submit.problem}</ProblemAlert>
      <DialogFoot>
        <Button variant="default" onClick={onClose} disabled={submit.sending}>
          {texts.dialog.cancel}
        </Button>
        <ExplainedButton
          type="submit"
          loading={submit.sending}
          why={isReasonMissing ? REASON_REQUIRED : undefined}
        >
          {texts.dialog.submit}
        </ExplainedButton>
      </DialogFoot>
    </FormDialog>
  );
}
