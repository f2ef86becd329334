import { Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { RecordFormDialog } from '#platform/web/forms/record-form-dialog.tsx';
import { type OfficeMessage, officeMessage } from '../contract.ts';
import { capitalised } from '../rules.ts';
import type { OnClose } from './message-dialogs.tsx';
import { MessageField } from './message-field.tsx';
import { useEditMessage, useKeepMessage } from './message-queries.ts';
import { type EditValues, editErrors, editValues, messageDifferences } from './message-values.ts';
import { texts } from './texts.tsx';

export function EditDialog({ message, onClose }: { message: OfficeMessage; onClose: OnClose }) {
  const keep = useKeepMessage();
  const { mutateAsync } = useEditMessage(message.id);
  const form = useForm<EditValues>({
    name: 'office-message',
    initialValues: editValues(message),
    validate: editErrors,
  });
  return (
    <RecordFormDialog
      title={texts.dialogs.editOfficeMessage}
      form={form}
      param="message"
      hasCross={false}
      schema={officeMessage}
      version={message.version}
      valuesOf={editValues}
      send={(version) => mutateAsync({ ...form.getValues(), version })}
      onTheirs={keep}
      onClose={onClose}
      differences={messageDifferences}
    >
      <Text fw={650}>{capitalised(message.office.name)}</Text>
      <MessageField data-autofocus {...form.getInputProps('message')} />
    </RecordFormDialog>
  );
}
