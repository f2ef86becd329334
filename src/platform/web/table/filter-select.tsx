import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import type { Choice } from '../inputs/named-choices.ts';

interface FilterSelectProps extends Omit<NativeSelectProps, 'data' | 'value' | 'onChange' | 'label'> {
  /** What it filters by, in gray before its value. */
  label: string;
  /** What is shown while the list is not filtered. */
  all: string;
  choices: readonly (Choice | string)[];
  /** What the address bar says. */
  value: string | number | undefined;
  onChange: (value: string | undefined) => void;
}

/** A choice that filters a list. */
export function FilterSelect({ all, choices, value = '', onChange, ...select }: FilterSelectProps) {
  return (
    <NativeSelect
      data-filter
      size="xs"
      wrapperProps={{ 'data-filter-frame': true }}
      data={[{ value: '', label: all }, ...choices]}
      value={String(value)}
      onChange={(event) => onChange(event.currentTarget.value || undefined)}
      {...select}
    />
  );
}
