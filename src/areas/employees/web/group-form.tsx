import { Button, MultiSelect, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useSuspenseQuery } from '@tanstack/react-query';
import { UnsavedGuard } from '#platform/web/forms/unsaved-guard.tsx';
import { useVersionedSave } from '#platform/web/forms/use-versioned-save.ts';
import { ConflictDialog } from '#platform/web/ui/conflict-dialog.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { useOnMount } from '#platform/web/ui/use-on-mount.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import { type EmployeeGroup, employeeGroup, groupInput } from '../contract.ts';
import classes from './employee-form.module.css';
import { groupPeopleQuery, useKeepGroup, useSaveGroup } from './employee-queries.ts';
import { groupDifferences, groupValues, peopleToChoose } from './group-values.ts';
import { WITHIN_PAGE } from './within-page.ts';

interface GroupFormProps {
  /** Absent when one is added. */
  group?: EmployeeGroup;
  onSaved: () => void;
}

export function GroupForm({ group, onSaved }: GroupFormProps) {
  const { data } = useSuspenseQuery(groupPeopleQuery);
  const keep = useKeepGroup();
  const { mutateAsync } = useSaveGroup(group?.id ?? 0);
  const form = useForm({
    name: 'group',
    initialValues: groupValues(group),
    validate: schemaResolver(groupInput, { sync: true }),
  });
  const { save, conflict, takeTheirs, dismiss } = useVersionedSave({
    schema: employeeGroup,
    version: group?.version,
    send: (version) => mutateAsync({ ...groupInput.parse(form.getValues()), version }),
    onSaved,
    onTheirs: (theirs) => {
      keep(theirs);
      const values = groupValues(theirs);
      form.setInitialValues(values);
      form.setValues(values);
      form.resetDirty(values);
    },
  });
  const { onSubmit, sending, problem } = useSubmit(form, save);
  const people = peopleToChoose(data.results, group, conflict?.current);
  useOnMount(() => group ?? form.getInputNode('name')?.focus());

  return (
    <form onSubmit={onSubmit} noValidate>
      <PageCard title="Group" maw={720}>
        <Stack gap={12}>
          <ProblemAlert>{problem}</ProblemAlert>
          <TextInput label="Name" autoComplete="off" {...form.getInputProps('name')} />
          <MultiSelect<number>
            label="Members"
            placeholder="Search by name"
            searchable
            hidePickedOptions
            comboboxProps={WITHIN_PAGE}
            nothingFoundMessage="Nobody else is called so."
            data={people.map(({ id, name }) => ({ value: id, label: name }))}
            {...form.getInputProps('memberIds')}
          />
        </Stack>
      </PageCard>
      <div className={classes.bar}>
        <Button type="submit" loading={sending && !conflict}>
          Save
        </Button>
        <LinkButton to="/admin/groups" variant="default">
          Cancel
        </LinkButton>
      </div>
      <UnsavedGuard isDirty={form.isDirty} />
      {conflict && (
        <ConflictDialog
          changedBy={conflict.changedBy}
          differences={groupDifferences(groupValues(conflict.current), form.values, people)}
          saving={sending}
          onTheirs={takeTheirs}
          onMine={() => onSubmit()}
          onClose={dismiss}
        />
      )}
    </form>
  );
}
