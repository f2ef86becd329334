import { Select, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { SubmitDialog } from '#platform/web/forms/submit-dialog.tsx';
import { namedChoices } from '#platform/web/inputs/named-choices.ts';
import { toastDone, toastUndo } from '#platform/web/ui/toasts.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import { NONE } from '../list-contract.ts';
import { choicesQuery, useAssignLeads, useGiveBackLeads } from './lead-queries.ts';
import { texts } from './texts.ts';

interface AssignDialogProps {
  leads: readonly { id: number; name: string; version: number }[];
  onClose: () => void;
  onAssigned?: () => void;
}

/** Gives one lead or several to a person, or to nobody. */
export function AssignDialog({ leads, onClose, onAssigned }: AssignDialogProps) {
  const { data, error } = useQuery(choicesQuery);
  const { mutateAsync } = useAssignLeads();
  const giveBack = useGiveBackLeads();
  const form = useForm<{ assignedTo: string | null }>({
    name: 'assign',
    initialValues: { assignedTo: null },
    validate: { assignedTo: (value) => (value === null ? texts.assign.personMissing : null) },
  });
  const submit = useSubmit(form, async ({ assignedTo }) => {
    const { assigned, before } = await mutateAsync({
      leads: leads.map(({ id, version }) => ({ id, version })),
      assignedTo: Number(assignedTo) === NONE ? null : Number(assignedTo),
    });
    const words = texts.assign.done(assigned);
    if (assigned === 0) toastDone(words);
    else toastUndo(words, () => giveBack.mutateAsync(before));
    onAssigned?.();
    onClose();
  });
  return (
    <SubmitDialog
      title={texts.assign.assign}
      onClose={onClose}
      submit={submit}
      problem={error?.message}
      button={{ children: texts.assign.assign }}
    >
      <Text>{leads.length === 1 ? leads[0]?.name : texts.assign.leads(leads.length)}</Text>
      <Select
        label={texts.assign.assignTo}
        placeholder={texts.assign.choosePerson}
        searchable
        openOnFocus={false}
        data-autofocus
        data={[{ value: String(NONE), label: texts.assign.noOne }, ...namedChoices(data?.people)]}
        {...form.getInputProps('assignedTo')}
      />
    </SubmitDialog>
  );
}
