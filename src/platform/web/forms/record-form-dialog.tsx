import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import type { DialogProps } from '../ui/dialog.tsx';
import { ProblemAlert } from '../ui/problem-alert.tsx';
import { toastDone } from '../ui/toasts.ts';
import { DialogButtons } from './dialog-buttons.tsx';
import { FormDialog } from './form-dialog.tsx';
import { SaveConflict } from './save-conflict.tsx';
import { useDialogGuard } from './use-dialog-guard.tsx';
import { useVersionedForm, type VersionedForm } from './use-versioned-form.ts';
import type { Versioned } from './use-versioned-save.ts';

interface RecordFormDialogProps<Values, Stored extends Versioned>
  extends Pick<DialogProps, 'title' | 'width'>,
    Omit<VersionedForm<Values, Stored>, 'onSaved'> {
  form: UseFormReturnType<Values>;
  /** The search parameter that keeps it open: whoever closes it with something typed is asked first. */
  param: string;
  /** False for one that is left by its buttons alone. */
  hasCross?: boolean;
  /** Done means saved: nothing typed is left to ask about. */
  onClose: (isDone?: true) => void;
  /** What is said about the record once it is saved. */
  savedWords?: (stored: Stored) => string;
  /** The fields. What the server says about one of them is shown there, and everything else below them. */
  children: ReactNode;
}

/** Adds a record or edits one, in a dialog. */
export function RecordFormDialog<Values extends Record<string, unknown>, Stored extends Versioned>({
  title,
  width,
  form,
  param,
  hasCross = true,
  onClose,
  savedWords = () => 'Saved',
  children,
  ...record
}: RecordFormDialogProps<Values, Stored>) {
  const guard = useDialogGuard(form.isDirty, param);
  const submit = useVersionedForm(form, {
    ...record,
    onSaved: (stored) => {
      toastDone(savedWords(stored));
      onClose(true);
    },
  });
  const close = () => onClose();
  return (
    <FormDialog
      title={title}
      {...(width && { width })}
      {...(hasCross && { onClose: close })}
      submit={submit}
      guard={guard}
    >
      {children}
      <ProblemAlert>{submit.problem}</ProblemAlert>
      <DialogButtons submit={submit} onCancel={close} />
      <SaveConflict submit={submit} />
    </FormDialog>
  );
}
