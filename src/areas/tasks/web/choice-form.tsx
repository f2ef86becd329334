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
import { texts } from './texts.ts';

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
      title={choice ? texts.choices.lists[list.of].edit : texts.choices.lists[list.of].add}
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
      <TextInput
        label={texts.choices.name}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('description')}
      />
      <DigitsInput
        label={texts.choices.placeInList}
        description={texts.choices.howPlaced}
        placeholder={texts.choices.atEnd}
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
          label={texts.choices.needsDescription}
          description={texts.choices.whenToNeedDescription}
          {...form.getInputProps('needsDescription', { type: 'checkbox' })}
        />
      )}
      <Switch
        label={texts.choices.inUse}
        description={texts.choices.afterSwitchOff}
        {...form.getInputProps('active', { type: 'checkbox' })}
      />
    </RecordFormDialog>
  );
}
