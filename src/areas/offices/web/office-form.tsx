import { Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useSuspenseQuery } from '@tanstack/react-query';
import { judgeOnLeave } from '#platform/web/forms/judge-on-leave.ts';
import { UnsavedGuard } from '#platform/web/forms/unsaved-guard.tsx';
import { useVersionedSave } from '#platform/web/forms/use-versioned-save.ts';
import { ConflictDialog } from '#platform/web/ui/conflict-dialog.tsx';
import { ErrorDialog } from '#platform/web/ui/error-dialog.tsx';
import { useOnMount } from '#platform/web/ui/use-on-mount.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import { type Office, office as officeSchema } from '../contract.ts';
import { AddressSection } from './address-section.tsx';
import { HoursSection } from './hours-section.tsx';
import classes from './office-form.module.css';
import { treeQuery, useKeepOffice, useSaveOffice } from './office-queries.ts';
import { OfficeSection } from './office-section.tsx';
import { inputOf, type OfficeValues, officeDifferences, officeErrors, valuesOf } from './office-values.ts';

/** Fields that can be judged on their own are judged when they are left. */
const ON_LEAVE = ['state', 'zip', 'phone', 'email', 'hours.opens', 'hours.closes'];

interface OfficeFormProps {
  /** Absent when one is added. */
  office?: Office;
  /** Where a new one shall hang. */
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
  const { save, conflict, takeTheirs, dismiss } = useVersionedSave({
    schema: officeSchema,
    version: office?.version,
    send: (version) => mutateAsync({ ...inputOf(form.getValues()), version }),
    onSaved,
    onTheirs: (theirs) => {
      keep(theirs);
      const values = valuesOf(theirs, null);
      form.setInitialValues(values);
      form.setValues(values);
      form.resetDirty(values);
    },
  });
  const { onSubmit, sending, problem, clearProblem } = useSubmit(form, save);
  useOnMount(() => form.getInputNode('name')?.focus());

  return (
    <form onSubmit={onSubmit} noValidate>
      <div className={classes.cards}>
        <Stack gap="md">
          <OfficeSection form={form} groups={tree.groups} />
          <AddressSection form={form} />
        </Stack>
        <HoursSection form={form} />
      </div>
      <div className={classes.bar}>
        <Button type="submit" loading={sending && !conflict}>
          Save
        </Button>
        <Button variant="default" onClick={onCancel} disabled={sending}>
          Cancel
        </Button>
      </div>
      <UnsavedGuard isDirty={form.isDirty} />
      {problem && (
        <ErrorDialog title="The office was not saved" messages={[problem]} onClose={clearProblem} />
      )}
      {conflict && (
        <ConflictDialog
          changedBy={conflict.changedBy}
          differences={officeDifferences(conflict.current, inputOf(form.values), tree.groups)}
          saving={sending}
          onTheirs={takeTheirs}
          onMine={() => onSubmit()}
          onClose={dismiss}
        />
      )}
    </form>
  );
}
