import { Select, type SelectProps } from '@mantine/core';

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
      data={choices.map(({ id, name }) => ({ value: String(id), label: name }))}
      {...rest}
      value={value === null ? null : String(value)}
      onChange={(chosen) => onChange?.(chosen === null ? null : Number(chosen))}
    />
  );
}
