import { Switch, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { DialogButtons } from '#platform/web/forms/dialog-buttons.tsx';
import { FormDialog } from '#platform/web/forms/form-dialog.tsx';
import { SaveConflict } from '#platform/web/forms/save-conflict.tsx';
import { useDialogGuard } from '#platform/web/forms/use-dialog-guard.tsx';
import { useVersionedForm } from '#platform/web/forms/use-versioned-form.ts';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { type AttachmentType, attachmentType, typeInput } from '../contract.ts';
import { useKeepTypes, useSaveType } from './attachment-queries.ts';
import { typeDifferences, typeValues } from './type-values.ts';

interface TypeFormProps {
  /** Absent when one is added. */
  type?: AttachmentType;
  /** Done means saved: nothing typed is left to ask about. */
  onClose: (isDone?: true) => void;
}

export function TypeForm({ type, onClose }: TypeFormProps) {
  const reload = useKeepTypes();
  const { mutateAsync } = useSaveType(type?.id ?? 0);
  const form = useForm({
    name: 'attachment-type',
    initialValues: typeValues(type),
    validate: schemaResolver(typeInput, { sync: true }),
  });
  const guard = useDialogGuard(form.isDirty, 'type');
  const submit = useVersionedForm(form, {
    schema: attachmentType,
    version: type?.version,
    valuesOf: typeValues,
    differences: typeDifferences,
    send: (version) => mutateAsync({ ...typeInput.parse(form.getValues()), version }),
    onSaved: () => {
      toastDone('Saved');
      onClose(true);
    },
    onTheirs: reload,
  });

  return (
    <FormDialog
      title={type ? 'Edit attachment type' : 'Add attachment type'}
      onClose={() => onClose()}
      submit={submit}
      guard={guard}
    >
      <TextInput label="Name" autoComplete="off" data-autofocus {...form.getInputProps('name')} />
      <Switch
        label="In use"
        description="When off, it can no longer be chosen. Files that have it stay."
        {...form.getInputProps('active', { type: 'checkbox' })}
      />
      <ProblemAlert>{submit.problem}</ProblemAlert>
      <DialogButtons submit={submit} onCancel={() => onClose()} />
      <SaveConflict submit={submit} />
    </FormDialog>
  );
}
