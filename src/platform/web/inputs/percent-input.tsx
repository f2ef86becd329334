import { TextInput, type TextInputProps } from '@mantine/core';
import classes from './inputs.module.css';
import {
  editTypedPercent,
  keepAmount,
  readTypedPercent,
  showTypedPercent,
  type TypedPercent,
} from './typed-values.ts';
import { useTypedText } from './use-typed-text.ts';

interface PercentInputProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  value?: TypedPercent;
  onChange?: (value: TypedPercent) => void;
}

export function PercentInput({ value = null, onChange, onFocus, onBlur, ...rest }: PercentInputProps) {
  const { pick: _, ...field } = useTypedText<TypedPercent>({
    value,
    onChange,
    onFocus,
    onBlur,
    show: showTypedPercent,
    edit: editTypedPercent,
    clean: keepAmount,
    read: readTypedPercent,
  });
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      classNames={{ input: classes.number }}
      {...rest}
      {...field}
    />
  );
}
