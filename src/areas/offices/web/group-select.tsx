import { Select, type SelectProps } from '@mantine/core';
import { Explained } from '#platform/web/ui/explained.tsx';
import type { OfficeGroup } from '../contract.ts';
import type { GroupKind } from '../rules.ts';
import { groupChoices } from './group-choices.ts';
import { texts } from './texts.ts';

interface GroupSelectProps extends Omit<SelectProps, 'value' | 'onChange' | 'data'> {
  groups: readonly OfficeGroup[];
  /** The kind of what becomes part of it. */
  kind: GroupKind | 'office';
  value?: number | null;
  onChange?: (value: number | null) => void;
}

/** What something is part of: a group of a higher level, or nothing. */
export function GroupSelect({ groups, kind, value = null, onChange, ...rest }: GroupSelectProps) {
  const choices = groupChoices(groups, kind);
  return (
    <Explained why={choices.length === 0 ? texts.group.addHigherFirst : undefined}>
      <Select
        label={texts.labels.partOf}
        placeholder={choices.length > 0 ? texts.group.topLevel : texts.group.noHigherLevel}
        disabled={choices.length === 0}
        clearable
        searchable
        nothingFoundMessage={texts.group.noneByName}
        data={choices}
        {...rest}
        value={value === null ? null : String(value)}
        onChange={(chosen) => onChange?.(chosen === null ? null : Number(chosen))}
      />
    </Explained>
  );
}
