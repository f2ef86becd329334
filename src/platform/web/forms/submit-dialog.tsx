import { ProblemAlert } from '../ui/problem-alert.tsx';
import type { Submit } from '../ui/use-submit.ts';
import { DialogButtons } from './dialog-buttons.tsx';
import { FormDialog, type FormDialogProps } from './form-dialog.tsx';
import type { FormState } from './form-state.ts';
import type { SaveButtonsProps } from './save-buttons.tsx';

interface SubmitDialogProps extends Omit<FormDialogProps, 'submit' | 'onClose'> {
  submit: FormState & Pick<Submit, 'problem'>;
  onClose: () => void;
  /** False for one that is left by its buttons alone. */
  hasCross?: boolean;
  /** What could not be loaded for the fields. */
  problem?: string | undefined;
  /** What the button that sends says and looks like, and the words of the harmless one. */
  button?: Omit<SaveButtonsProps, 'submit' | 'onCancel'>;
}

/** Fields, what belongs to none of them, and the two buttons. */
export function SubmitDialog({
  submit,
  onClose,
  hasCross = true,
  problem,
  button,
  children,
  ...dialog
}: SubmitDialogProps) {
  return (
    <FormDialog {...dialog} {...(hasCross && { onClose })} submit={submit}>
      {children}
      <ProblemAlert>{submit.problem ?? problem}</ProblemAlert>
      <DialogButtons submit={submit} onCancel={onClose} {...button} />
    </FormDialog>
  );
}
