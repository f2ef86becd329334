import { Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { DialogButtons } from '#platform/web/forms/dialog-buttons.tsx';
import { FormDialog } from '#platform/web/forms/form-dialog.tsx';
import { SaveConflict } from '#platform/web/forms/save-conflict.tsx';
import { useDialogGuard } from '#platform/web/forms/use-dialog-guard.tsx';
import { useVersionedForm } from '#platform/web/forms/use-versioned-form.ts';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { type OfficeMessage, officeMessage } from '../contract.ts';
import { capitalised } from '../rules.ts';
import type { OnClose } from './message-dialogs.tsx';
import { MessageField } from './message-field.tsx';
import { useEditMessage, useKeepMessage } from './message-queries.ts';
import { type EditValues, editErrors, editValues, messageDifferences } from './message-values.ts';

export function EditDialog({ message, onClose }: { message: OfficeMessage; onClose: OnClose }) {
  const keep = useKeepMessage();
  const { mutateAsync } = useEditMessage(message.id);
  const form = useForm<EditValues>({
    name: 'office-message',
    initialValues: editValues(message),
    validate: editErrors,
  });
  const guard = useDialogGuard(form.isDirty, 'message');
  const submit = useVersionedForm(form, {
    schema: officeMessage,
    version: message.version,
    valuesOf: editValues,
    differences: messageDifferences,
    send: (version) => mutateAsync({ ...form.getValues(), version }),
    onSaved: () => {
      toastDone('Saved');
      onClose(true);
    },
    onTheirs: keep,
  });
  return (
    <FormDialog title="Edit - Office Message" submit={submit} guard={guard}>
      <Text fw={650}>{capitalised(message.office.name)}</Text>
      <MessageField data-autofocus {...form.getInputProps('message')} />
      <ProblemAlert>{submit.problem}</ProblemAlert>
      <DialogButtons submit={submit} onCancel={() => onClose()} />
      <SaveConflict submit={submit} />
    </FormDialog>
  );
}
