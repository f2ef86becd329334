import { Select, type SelectProps } from '@mantine/core';
import { namedChoices } from './named-choices.ts';

interface IdSelectProps extends Omit<SelectProps, 'data' | 'value' | 'defaultValue' | 'onChange'> {
  choices: readonly { id: number; name: string }[];
  value?: number | null;
  onChange?: (id: number | null) => void;
}

/** A choice among records by their names. */
export function IdSelect({ choices, value = null, onChange, ...rest }: IdSelectProps) {
  return (
    <Select
      searchable={choices.length > 10}
      data={namedChoices(choices)}
      {...rest}
      value={value === null ? null : String(value)}
      onChange={(chosen) => onChange?.(chosen === null ? null : Number(chosen))}
    />
  );
}
