import { TextInput, type TextInputProps } from '@mantine/core';
import classes from './inputs.module.css';
import {
  editTypedMoney,
  keepAmount,
  readTypedMoney,
  showTypedMoney,
  type TypedMoney,
} from './typed-values.ts';
import { useTypedText } from './use-typed-text.ts';

interface MoneyInputProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  value?: TypedMoney;
  onChange?: (value: TypedMoney) => void;
}

export function MoneyInput({ value = null, onChange, onFocus, onBlur, ...rest }: MoneyInputProps) {
  const { pick: _, ...field } = useTypedText<TypedMoney>({
    value,
    onChange,
    onFocus,
    onBlur,
    show: showTypedMoney,
    edit: editTypedMoney,
    clean: keepAmount,
    read: readTypedMoney,
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
