import { TextInput, type TextInputProps } from '@mantine/core';
import { showPhone } from '#platform/shared/phones.ts';

interface PhoneInputProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  value?: string;
  onChange?: (value: string) => void;
}

/** Typed as it comes; ten digits take their form when the field is left. */
export function PhoneInput({ value = '', onChange, onBlur, ...rest }: PhoneInputProps) {
  return (
    <TextInput
      type="tel"
      autoComplete="off"
      {...rest}
      value={value}
      onChange={(event) => onChange?.(event.currentTarget.value)}
      onBlur={(event) => {
        const shown = showPhone(value);
        if (shown !== value) onChange?.(shown);
        onBlur?.(event);
      }}
    />
  );
}
