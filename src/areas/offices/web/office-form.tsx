import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useSuspenseQuery } from '@tanstack/react-query';
import grid from '#platform/web/forms/form-grid.module.css';
import { judgeOnLeave } from '#platform/web/forms/judge-on-leave.ts';
import { SaveBar } from '#platform/web/forms/save-bar.tsx';
import { SaveConflict } from '#platform/web/forms/save-conflict.tsx';
import { UnsavedGuard } from '#platform/web/forms/unsaved-guard.tsx';
import { useVersionedForm } from '#platform/web/forms/use-versioned-form.ts';
import { ErrorDialog } from '#platform/web/ui/error-dialog.tsx';
import { useOnMount } from '#platform/web/ui/use-on-mount.ts';
import { type Office, office as officeSchema } from '../contract.ts';
import { AddressSection } from './address-section.tsx';
import { HoursSection } from './hours-section.tsx';
import { treeQuery, useKeepOffice, useSaveOffice } from './office-queries.ts';
import { OfficeSection } from './office-section.tsx';
import { inputOf, type OfficeValues, officeDifferences, officeErrors, valuesOf } from './office-values.ts';
import { texts } from './texts.ts';

/** Fields that can be judged on their own are judged when they are left. */
const ON_LEAVE = ['state', 'zip', 'phone', 'email', 'hours.opens', 'hours.closes'];

interface OfficeFormProps {
  /** Absent when one is added. */
  office?: Office;
  /** Where to put a new one. */
  under?: number;
  onSaved: (office: Office) => void;
  onCancel: () => void;
}

export function OfficeForm({ office, under, onSaved, onCancel }: OfficeFormProps) {
  const { data: tree } = useSuspenseQuery(treeQuery);
  const keep = useKeepOffice();
  const { mutateAsync } = useSaveOffice(office?.id ?? 0);
  const isThere = tree.groups.some(({ id }) => id === under);
  const form = useForm<OfficeValues>({
    name: 'office',
    initialValues: valuesOf(office, isThere && under ? under : null),
    validate: officeErrors,
    enhanceGetInputProps: judgeOnLeave(ON_LEAVE, officeErrors),
  });
  const submit = useVersionedForm(form, {
    schema: officeSchema,
    version: office?.version,
    valuesOf: (stored) => valuesOf(stored, null),
    differences: (theirs, mine) => officeDifferences(theirs, inputOf(mine), tree.groups),
    send: (version) => mutateAsync({ ...inputOf(form.getValues()), version }),
    onSaved,
    onTheirs: keep,
  });
  useOnMount(() => form.getInputNode('name')?.focus());

  return (
    <form onSubmit={submit.onSubmit} noValidate>
      <div className={`${grid.cards} ${grid.top}`}>
        <Stack gap="md">
          <OfficeSection form={form} groups={tree.groups} />
          <AddressSection form={form} />
        </Stack>
        <HoursSection form={form} />
      </div>
      <SaveBar submit={submit} onCancel={onCancel} />
      <UnsavedGuard isDirty={form.isDirty} />
      {submit.problem && (
        <ErrorDialog title={texts.edit.notSaved} messages={[submit.problem]} onClose={submit.clearProblem} />
      )}
      <SaveConflict submit={submit} />
    </form>
  );
}
