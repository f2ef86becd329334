import { TextInput, type TextInputProps } from '@mantine/core';

interface EmailInputProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  value?: string;
  onChange?: (value: string) => void;
}

/** The spaces that come along when an address is pasted go when the field is left. */
export function EmailInput({ value = '', onChange, onBlur, ...rest }: EmailInputProps) {
  return (
    <TextInput
      // Of type "email" the browser would hide the spaces from us and judge by rules of its own.
      inputMode="email"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      value={value}
      onChange={(event) => onChange?.(event.currentTarget.value)}
      onBlur={(event) => {
        if (value.trim() !== value) onChange?.(value.trim());
        onBlur?.(event);
      }}
    />
  );
}
