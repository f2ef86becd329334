import { TextInput, type TextInputProps } from '@mantine/core';
import { keepDigits } from './typed-values.ts';

interface DigitsInputProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  value?: number | null;
  onChange?: (value: number | null) => void;
  /** How many digits fit. */
  most: number;
}

/** A whole number: a year, an id. Anything except digits is dropped as it is typed. */
export function DigitsInput({ value = null, onChange, most, ...rest }: DigitsInputProps) {
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      {...rest}
      value={value === null ? '' : String(value)}
      onChange={(event) => {
        const digits = keepDigits(event.currentTarget.value).slice(0, most);
        onChange?.(digits === '' ? null : Number(digits));
      }}
    />
  );
}
