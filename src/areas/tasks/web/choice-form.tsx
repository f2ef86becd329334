import { Switch, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { formErrors, schemaErrors } from '#platform/web/forms/form-errors.ts';
import { RecordFormDialog } from '#platform/web/forms/record-form-dialog.tsx';
import { DigitsInput } from '#platform/web/inputs/digits-input.tsx';
import {
  type ChoiceList,
  choiceDifferences,
  choiceInput,
  choiceValues,
  type ListedChoice,
} from './choice-lists.ts';
import { useKeepChoices, useSaveChoice } from './task-queries.ts';

interface ChoiceFormProps {
  list: ChoiceList;
  /** Absent when one is added. */
  choice?: ListedChoice;
  /** Done means saved: nothing typed is left to ask about. */
  onClose: (isDone?: true) => void;
}

export function ChoiceForm({ list, choice, onClose }: ChoiceFormProps) {
  const reload = useKeepChoices();
  const { mutateAsync } = useSaveChoice(list, choice?.id ?? 0);
  const form = useForm({
    name: 'task-choice',
    initialValues: choiceValues(choice),
    validate: (values) => formErrors(schemaErrors(list.input.safeParse(choiceInput(list, values)))),
  });
  return (
    <RecordFormDialog
      title={choice ? `Edit ${list.one}` : `Add ${list.one}`}
      form={form}
      param={list.param}
      schema={list.stored}
      version={choice?.version}
      valuesOf={choiceValues}
      send={(version) => mutateAsync({ ...choiceInput(list, form.getValues()), version })}
      onTheirs={reload}
      onClose={onClose}
      differences={(theirs, mine) => choiceDifferences(list, choiceValues(theirs), mine)}
    >
      <TextInput label="Name" autoComplete="off" data-autofocus {...form.getInputProps('description')} />
      <DigitsInput
        label="Place in the list"
        description="Counted from the top; the others make room."
        placeholder="At the end"
        most={2}
        {...form.getInputProps('place')}
      />
      <Switch
        label={list.markLabel}
        description={list.markWords}
        {...form.getInputProps(list.mark, { type: 'checkbox' })}
      />
      {list.of === 'types' && (
        <Switch
          label="Needs a description"
          description="Turn it on for a type that does not say what is to be done."
          {...form.getInputProps('needsDescription', { type: 'checkbox' })}
        />
      )}
      <Switch
        label="In use"
        description="When off, it can no longer be chosen. Tasks that have it keep it."
        {...form.getInputProps('active', { type: 'checkbox' })}
      />
    </RecordFormDialog>
  );
}
