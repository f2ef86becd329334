import { Switch, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { RecordFormDialog } from '#platform/web/forms/record-form-dialog.tsx';
import { type AttachmentType, attachmentType, typeInput } from '../contract.ts';
import { useKeepTypes, useSaveType } from './attachment-queries.ts';
import { texts } from './texts.ts';
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

  return (
    <RecordFormDialog
      title={type ? texts.types.edit : texts.types.add}
      form={form}
      param="type"
      schema={attachmentType}
      version={type?.version}
      valuesOf={typeValues}
      send={(version) => mutateAsync({ ...typeInput.parse(form.getValues()), version })}
      onTheirs={reload}
      onClose={onClose}
      differences={typeDifferences}
    >
      <TextInput label={texts.types.name} autoComplete="off" data-autofocus {...form.getInputProps('name')} />
      <Switch
        label={texts.types.inUse}
        description={texts.types.afterSwitchOff}
        {...form.getInputProps('active', { type: 'checkbox' })}
      />
    </RecordFormDialog>
  );
}
