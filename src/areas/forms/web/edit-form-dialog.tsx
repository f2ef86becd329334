import { Textarea, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { RecordFormDialog } from '#platform/web/forms/record-form-dialog.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { DESCRIPTION_MAX, type FormRow, formInput, formRow, NAME_MAX } from '../contract.ts';
import { useSaveForm } from './form-queries.ts';
import { texts } from './texts.ts';

interface EditFormDialogProps {
  form: FormRow;
  onClose: (isDone?: true) => void;
}

const valuesOf = ({ name, description }: FormRow) => ({ name, description });

export function EditFormDialog({ form: record, onClose }: EditFormDialogProps) {
  const { mutateAsync } = useSaveForm(record.id);
  const form = useForm({
    name: 'agency-form',
    initialValues: valuesOf(record),
    validate: schemaResolver(formInput, { sync: true }),
  });
  return (
    <RecordFormDialog
      title={texts.edit.title(record.name)}
      form={form}
      param="edit"
      schema={formRow}
      version={record.version}
      valuesOf={valuesOf}
      send={(version) => mutateAsync({ ...formInput.parse(form.getValues()), version })}
      onClose={onClose}
      differences={(theirs, mine) =>
        [
          { label: texts.edit.name, theirs: theirs.name, mine: mine.name },
          { label: texts.edit.description, theirs: theirs.description, mine: mine.description },
        ].filter((difference) => difference.theirs !== difference.mine)
      }
    >
      <TextInput
        label={texts.edit.name}
        autoComplete="off"
        maxLength={NAME_MAX}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <Textarea
        label={texts.edit.description}
        autosize
        minRows={2}
        maxLength={DESCRIPTION_MAX}
        {...form.getInputProps('description')}
      />
      <LinkButton to="/forms/$id/map" params={{ id: record.id }} variant="default">
        {texts.edit.mapFields}
      </LinkButton>
    </RecordFormDialog>
  );
}
