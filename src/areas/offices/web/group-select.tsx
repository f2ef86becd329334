import { Select, type SelectProps } from '@mantine/core';
import { Explained } from '#platform/web/ui/explained.tsx';
import type { OfficeGroup } from '../contract.ts';
import type { GroupKind } from '../rules.ts';
import { groupChoices } from './group-choices.ts';

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
    <Explained
      why={choices.length === 0 ? 'There is no group of a higher level yet. Add one first.' : undefined}
    >
      <Select
        label="Part of"
        placeholder={choices.length > 0 ? 'None (top level)' : 'There is no higher level yet'}
        disabled={choices.length === 0}
        clearable
        searchable
        nothingFoundMessage="No group by this name"
        data={choices}
        {...rest}
        value={value === null ? null : String(value)}
        onChange={(chosen) => onChange?.(chosen === null ? null : Number(chosen))}
      />
    </Explained>
  );
}
