import { Select, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { DialogButtons } from '#platform/web/forms/dialog-buttons.tsx';
import { FormDialog } from '#platform/web/forms/form-dialog.tsx';
import { SaveConflict } from '#platform/web/forms/save-conflict.tsx';
import { useDialogGuard } from '#platform/web/forms/use-dialog-guard.tsx';
import { useVersionedForm } from '#platform/web/forms/use-versioned-form.ts';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { type OfficeGroup, officeGroupInput, officeGroup as officeGroupSchema } from '../contract.ts';
import { GROUP_KINDS } from '../rules.ts';
import { GroupSelect } from './group-select.tsx';
import { type GroupValues, groupDifferences, groupValues } from './group-values.ts';
import { useRefreshOffices, useSaveGroup } from './office-queries.ts';
import { KIND_LABELS } from './office-words.ts';

interface GroupDialogProps {
  /** Absent when one is added. */
  group: OfficeGroup | undefined;
  groups: readonly OfficeGroup[];
  onClose: () => void;
  onSaved: () => void;
}

/** Adds a territory, division, region or district, or renames and moves one. */
export function GroupDialog({ group, groups, onClose, onSaved }: GroupDialogProps) {
  const { mutateAsync } = useSaveGroup(group?.id ?? 0);
  const refresh = useRefreshOffices();
  const form = useForm<GroupValues>({
    name: 'office-group',
    initialValues: groupValues(group),
    validate: schemaResolver(officeGroupInput, { sync: true }),
  });
  const guard = useDialogGuard(form.isDirty, 'group');
  const submit = useVersionedForm(form, {
    schema: officeGroupSchema,
    version: group?.version,
    valuesOf: groupValues,
    differences: (theirs, mine) => groupDifferences(theirs, mine, groups),
    send: (version) => mutateAsync({ ...form.getValues(), version }),
    onSaved: ({ name }) => {
      toastDone(`${name} is saved.`);
      onSaved();
    },
    onTheirs: refresh,
  });
  const { kind } = form.values;

  return (
    <FormDialog
      title={group ? `Edit ${group.name}` : 'Add group'}
      onClose={onClose}
      submit={submit}
      guard={guard}
    >
      <ProblemAlert>{submit.problem}</ProblemAlert>
      <Select
        label="Level"
        data={GROUP_KINDS.map((value) => ({ value, label: KIND_LABELS[value] }))}
        allowDeselect={false}
        disabled={group !== undefined}
        {...form.getInputProps('kind')}
        onChange={(chosen) => chosen && form.setValues({ kind: chosen, parentId: null })}
      />
      <TextInput label="Name" data-autofocus {...form.getInputProps('name')} />
      {kind !== 'territory' && (
        <GroupSelect groups={groups} kind={kind} {...form.getInputProps('parentId')} />
      )}
      <DialogButtons submit={submit} onCancel={onClose} />
      <SaveConflict submit={submit} />
    </FormDialog>
  );
}
