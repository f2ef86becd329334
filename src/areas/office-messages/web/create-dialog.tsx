import { Button, Group, Select, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useDialogGuard } from '#platform/web/forms/use-dialog-guard.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import type { OnClose } from './message-dialogs.tsx';
import { MessageField } from './message-field.tsx';
import { officesQuery, useCreateMessage } from './message-queries.ts';
import { type CreateValues, createBody, createErrors } from './message-values.ts';

export function CreateDialog({ onClose }: { onClose: OnClose }) {
  const { data: offices, error } = useQuery(officesQuery);
  const { mutateAsync } = useCreateMessage();
  const form = useForm<CreateValues>({
    name: 'office-message',
    initialValues: { officeId: null, message: '' },
    validate: createErrors,
  });
  const { question } = useDialogGuard(form.isDirty, 'message');
  const { onSubmit, sending, problem } = useSubmit(form, async (values) => {
    await mutateAsync(createBody(values));
    toastDone('The message was created.');
    onClose(true);
  });
  return (
    <Dialog title="Create - Office Message">
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          <Select
            label="Office"
            placeholder="Choose an office"
            searchable
            openOnFocus={false}
            nothingFoundMessage="No office of that name"
            data={offices?.results.map(({ id, name }) => ({ value: String(id), label: name })) ?? []}
            data-autofocus
            {...form.getInputProps('officeId')}
          />
          <MessageField {...form.getInputProps('message')} />
          <ProblemAlert>{problem ?? error?.message}</ProblemAlert>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={() => onClose()} disabled={sending}>
              Cancel
            </Button>
            <Button type="submit" tt="capitalize" loading={sending}>
              create
            </Button>
          </Group>
        </Stack>
      </form>
      {question}
    </Dialog>
  );
}
