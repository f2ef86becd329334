import { MultiSelect, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { SaveBar } from '#platform/web/forms/save-bar.tsx';
import { SaveConflict } from '#platform/web/forms/save-conflict.tsx';
import { UnsavedGuard } from '#platform/web/forms/unsaved-guard.tsx';
import { useVersionedForm } from '#platform/web/forms/use-versioned-form.ts';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { useOnMount } from '#platform/web/ui/use-on-mount.ts';
import { type EmployeeGroup, employeeGroup, groupInput } from '../contract.ts';
import { groupPeopleQuery, useKeepGroup, useSaveGroup } from './employee-queries.ts';
import { groupDifferences, groupValues, peopleToChoose } from './group-values.ts';
import { texts } from './texts.ts';
import { WITHIN_PAGE } from './within-page.ts';

const WIDTH = 720;

interface GroupFormProps {
  /** Absent when one is added. */
  group?: EmployeeGroup;
  onSaved: () => void;
}

export function GroupForm({ group, onSaved }: GroupFormProps) {
  const { data } = useSuspenseQuery(groupPeopleQuery);
  const navigate = useNavigate();
  const keep = useKeepGroup();
  const { mutateAsync } = useSaveGroup(group?.id ?? 0);
  const form = useForm({
    name: 'group',
    initialValues: groupValues(group),
    validate: schemaResolver(groupInput, { sync: true }),
  });
  const submit = useVersionedForm(form, {
    schema: employeeGroup,
    version: group?.version,
    valuesOf: groupValues,
    differences: (theirs, mine) =>
      groupDifferences(groupValues(theirs), mine, peopleToChoose(data.results, group, theirs)),
    send: (version) => mutateAsync({ ...groupInput.parse(form.getValues()), version }),
    onSaved,
    onTheirs: keep,
  });
  const people = peopleToChoose(data.results, group, submit.conflict?.current);
  useOnMount(() => group ?? form.getInputNode('name')?.focus());

  return (
    <form onSubmit={submit.onSubmit} noValidate>
      <PageCard title={texts.group.title} maw={WIDTH}>
        <Stack gap={12}>
          <TextInput label={texts.group.name} autoComplete="off" {...form.getInputProps('name')} />
          <MultiSelect<number>
            label={texts.group.members}
            placeholder={texts.group.searchByName}
            searchable
            hidePickedOptions
            comboboxProps={WITHIN_PAGE}
            nothingFoundMessage={texts.group.noOneElse}
            data={people.map(({ id, name }) => ({ value: id, label: name }))}
            {...form.getInputProps('memberIds')}
          />
        </Stack>
      </PageCard>
      <SaveBar
        submit={submit}
        problem={submit.problem}
        width={WIDTH}
        onCancel={() => void navigate({ to: '/admin/groups' })}
      />
      <UnsavedGuard isDirty={form.isDirty} />
      <SaveConflict submit={submit} />
    </form>
  );
}
