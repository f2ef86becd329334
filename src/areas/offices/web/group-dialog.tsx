import { Button, Group, Select, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useDialogGuard } from '#platform/web/forms/use-dialog-guard.tsx';
import { useVersionedSave } from '#platform/web/forms/use-versioned-save.ts';
import { ConflictDialog } from '#platform/web/ui/conflict-dialog.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
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
  const { isAsking, question } = useDialogGuard(form.isDirty, 'group');
  const { save, conflict, takeTheirs, dismiss } = useVersionedSave({
    schema: officeGroupSchema,
    version: group?.version,
    send: (version) => mutateAsync({ ...form.getValues(), version }),
    onSaved: ({ name }) => {
      toastDone(`${name} is saved.`);
      onSaved();
    },
    onTheirs: (theirs) => {
      const values = groupValues(theirs);
      form.setInitialValues(values);
      form.setValues(values);
      form.resetDirty(values);
      refresh();
    },
  });
  const { onSubmit, sending, problem } = useSubmit(form, save);
  const isBusy = sending || isAsking || conflict !== undefined;
  const { kind } = form.values;

  return (
    <Dialog title={group ? `Edit ${group.name}` : 'Add group'} {...(!isBusy && { onClose })}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          <ProblemAlert>{problem}</ProblemAlert>
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
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose} disabled={sending}>
              Cancel
            </Button>
            <Button type="submit" loading={sending && !conflict}>
              Save
            </Button>
          </Group>
        </Stack>
      </form>
      {question}
      {conflict && (
        <ConflictDialog
          changedBy={conflict.changedBy}
          differences={groupDifferences(conflict.current, form.values, groups)}
          saving={sending}
          onTheirs={takeTheirs}
          onMine={() => onSubmit()}
          onClose={dismiss}
        />
      )}
    </Dialog>
  );
}
