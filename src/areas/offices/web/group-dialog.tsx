import { Select, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { RecordFormDialog } from '#platform/web/forms/record-form-dialog.tsx';
import { Explained } from '#platform/web/ui/explained.tsx';
import { type OfficeGroup, officeGroupInput, officeGroup as officeGroupSchema } from '../contract.ts';
import { GROUP_KINDS } from '../rules.ts';
import { GroupSelect } from './group-select.tsx';
import { type GroupValues, groupDifferences, groupValues } from './group-values.ts';
import { useRefreshOffices, useSaveGroup } from './office-queries.ts';
import { texts } from './texts.ts';

interface GroupDialogProps {
  /** Absent when one is added. */
  group: OfficeGroup | undefined;
  groups: readonly OfficeGroup[];
  onClose: (isDone?: true) => void;
}

/** Adds a territory, division, region or district, or renames and moves one. */
export function GroupDialog({ group, groups, onClose }: GroupDialogProps) {
  const { mutateAsync } = useSaveGroup(group?.id ?? 0);
  const refresh = useRefreshOffices();
  const form = useForm<GroupValues>({
    name: 'office-group',
    initialValues: groupValues(group),
    validate: schemaResolver(officeGroupInput, { sync: true }),
  });
  const { kind } = form.values;

  return (
    <RecordFormDialog
      title={group ? texts.edit.editOf(group.name) : texts.group.add}
      form={form}
      param="group"
      schema={officeGroupSchema}
      version={group?.version}
      valuesOf={groupValues}
      send={(version) => mutateAsync({ ...form.getValues(), version })}
      onTheirs={refresh}
      savedWords={({ name }) => texts.edit.saved(name)}
      onClose={onClose}
      differences={(theirs, mine) => groupDifferences(theirs, mine, groups)}
    >
      <Explained why={group && texts.group.levelStays}>
        <Select
          label={texts.group.level}
          data={GROUP_KINDS.map((value) => ({ value, label: texts.levels[value] }))}
          allowDeselect={false}
          disabled={group !== undefined}
          {...form.getInputProps('kind')}
          onChange={(chosen) => chosen && form.setValues({ kind: chosen, parentId: null })}
        />
      </Explained>
      <TextInput label={texts.labels.name} data-autofocus {...form.getInputProps('name')} />
      {kind !== 'territory' && (
        <GroupSelect groups={groups} kind={kind} {...form.getInputProps('parentId')} />
      )}
    </RecordFormDialog>
  );
}
