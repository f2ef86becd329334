import { Select, type SelectProps } from '@mantine/core';
import { say } from '#platform/web/wording.ts';

interface ChoiceSelectProps extends Omit<SelectProps, 'data' | 'value' | 'defaultValue' | 'onChange'> {
  choices: readonly { value: number; description: string }[];
  value?: number;
  onChange?: (value: number) => void;
}

/** One of a list that always has an answer. */
export function ChoiceSelect({ choices, value, onChange, ...rest }: ChoiceSelectProps) {
  return (
    <Select
      allowDeselect={false}
      data={choices.map(({ value, description }) => ({ value: String(value), label: say(description) }))}
      {...rest}
      value={String(value)}
      onChange={(chosen) => chosen !== null && onChange?.(Number(chosen))}
    />
  );
}
