import { Button, Group, Stack, Switch, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useDialogGuard } from '#platform/web/forms/use-dialog-guard.tsx';
import { useVersionedSave } from '#platform/web/forms/use-versioned-save.ts';
import { ConflictDialog } from '#platform/web/ui/conflict-dialog.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
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
  const { isAsking, question } = useDialogGuard(form.isDirty, 'type');
  const { save, conflict, takeTheirs, dismiss } = useVersionedSave({
    schema: attachmentType,
    version: type?.version,
    send: (version) => mutateAsync({ ...typeInput.parse(form.getValues()), version }),
    onSaved: () => {
      toastDone('Saved');
      onClose(true);
    },
    onTheirs: (theirs) => {
      const values = typeValues(theirs);
      form.setInitialValues(values);
      form.setValues(values);
      form.resetDirty(values);
      void reload();
    },
  });
  const { onSubmit, sending, problem } = useSubmit(form, save);
  const isBusy = sending || isAsking || conflict !== undefined;

  return (
    <Dialog
      title={type ? 'Edit attachment type' : 'Add attachment type'}
      {...(!isBusy && { onClose: () => onClose() })}
    >
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          <TextInput label="Name" autoComplete="off" data-autofocus {...form.getInputProps('name')} />
          <Switch
            label="In use"
            description="Switched off, it cannot be chosen any more. Files that have it stay."
            {...form.getInputProps('active', { type: 'checkbox' })}
          />
          <ProblemAlert>{problem}</ProblemAlert>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={() => onClose()} disabled={sending}>
              Cancel
            </Button>
            <Button type="submit" loading={sending && !conflict}>
              Save
            </Button>
          </Group>
        </Stack>
      </form>
      {question}
      {conflict && (
        <ConflictDialog
          changedBy={conflict.changedBy}
          differences={typeDifferences(conflict.current, form.values)}
          saving={sending}
          onTheirs={takeTheirs}
          onMine={() => onSubmit()}
          onClose={dismiss}
        />
      )}
    </Dialog>
  );
}
