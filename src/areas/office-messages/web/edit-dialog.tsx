import { Button, Group, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDialogGuard } from '#platform/web/forms/use-dialog-guard.tsx';
import { useVersionedSave } from '#platform/web/forms/use-versioned-save.ts';
import { ConflictDialog } from '#platform/web/ui/conflict-dialog.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
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
  const { question } = useDialogGuard(form.isDirty, 'message');
  const { save, conflict, takeTheirs, dismiss } = useVersionedSave({
    schema: officeMessage,
    version: message.version,
    send: (version) => mutateAsync({ ...form.getValues(), version }),
    onSaved: () => {
      toastDone('Saved');
      onClose(true);
    },
    onTheirs: (theirs) => {
      const values = editValues(theirs);
      form.setInitialValues(values);
      form.setValues(values);
      form.resetDirty(values);
      void keep(theirs);
    },
  });
  const { onSubmit, sending, problem } = useSubmit(form, save);
  return (
    <Dialog title="Edit - Office Message">
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          <Text fw={650}>{capitalised(message.office.name)}</Text>
          <MessageField data-autofocus {...form.getInputProps('message')} />
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
          differences={messageDifferences(conflict.current, form.values)}
          saving={sending}
          onTheirs={takeTheirs}
          onMine={() => onSubmit()}
          onClose={dismiss}
        />
      )}
    </Dialog>
  );
}
