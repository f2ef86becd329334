import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { texts } from '../texts.ts';
import type { DialogProps } from '../ui/dialog.tsx';
import { toastDone } from '../ui/toasts.ts';
import { SaveConflict } from './save-conflict.tsx';
import { SubmitDialog } from './submit-dialog.tsx';
import { useDialogGuard } from './use-dialog-guard.tsx';
import { useVersionedForm, type VersionedForm } from './use-versioned-form.ts';
import type { Versioned } from './use-versioned-save.ts';

interface RecordFormDialogProps<Values, Stored extends Versioned>
  extends Pick<DialogProps, 'title' | 'width'>,
    Omit<VersionedForm<Values, Stored>, 'onSaved'> {
  form: UseFormReturnType<Values>;
  /** The search parameter that keeps it open, if one does: whoever closes it with something typed is asked first. */
  param?: string;
  /** False for one that is left by its buttons alone. */
  hasCross?: boolean;
  /** Done means saved: nothing typed is left to ask about. */
  onClose: (isDone?: true) => void;
  /** The words of the button that saves. */
  submitLabel?: string;
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
  hasCross,
  onClose,
  submitLabel,
  savedWords = () => texts.forms.saved,
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
  return (
    <SubmitDialog
      title={title}
      {...(width && { width })}
      {...(hasCross !== undefined && { hasCross })}
      {...(submitLabel && { button: { children: submitLabel } })}
      onClose={() => onClose()}
      submit={submit}
      guard={guard}
    >
      {children}
      <SaveConflict submit={submit} />
    </SubmitDialog>
  );
}
