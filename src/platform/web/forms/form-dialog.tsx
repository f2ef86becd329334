import { Stack } from '@mantine/core';
import { Dialog, type DialogProps } from '../ui/dialog.tsx';
import type { FormState } from './form-state.ts';
import type { DialogGuard } from './use-dialog-guard.tsx';

export interface FormDialogProps extends DialogProps {
  submit: FormState;
  /** Asks whoever closes it with something typed. */
  guard?: DialogGuard;
}

/** A form in a dialog, which stays open while it saves and while something is asked over it. */
export function FormDialog({ submit, guard, onClose, children, ...dialog }: FormDialogProps) {
  const isBusy = submit.sending || submit.conflict !== undefined || guard?.isAsking;
  return (
    <Dialog {...dialog} onClose={isBusy ? undefined : onClose}>
      <form onSubmit={submit.onSubmit} noValidate>
        <Stack gap="md">{children}</Stack>
      </form>
      {guard?.question}
    </Dialog>
  );
}
