import { Button, type ButtonProps } from '@mantine/core';
import { DialogFoot } from '../ui/dialog-foot.tsx';
import type { FormState } from './form-state.ts';

interface DialogButtonsProps extends ButtonProps {
  submit: FormState;
  onCancel: () => void;
  /** The words of the harmless button. */
  cancel?: string;
}

/** Below the form of a dialog: the way out, and the button that sends, which takes what any button does. */
export function DialogButtons({
  submit: { sending, conflict },
  onCancel,
  cancel = 'Cancel',
  children = 'Save',
  ...button
}: DialogButtonsProps) {
  return (
    <DialogFoot>
      <Button variant="default" onClick={onCancel} disabled={sending}>
        {cancel}
      </Button>
      <Button type="submit" loading={sending && !conflict} {...button}>
        {children}
      </Button>
    </DialogFoot>
  );
}
