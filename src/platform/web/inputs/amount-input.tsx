import { TextInput, type TextInputProps } from '@mantine/core';
import classes from './inputs.module.css';
import { editTypedAmount, keepAmount, readTypedAmount, type TypedAmount } from './typed-values.ts';
import { useTypedText } from './use-typed-text.ts';

export interface AmountInputProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  value?: TypedAmount;
  onChange?: (value: TypedAmount) => void;
}

interface ShownAmountProps extends AmountInputProps {
  show: (value: TypedAmount) => string;
}

export function AmountInput({ show, value = null, onChange, onFocus, onBlur, ...rest }: ShownAmountProps) {
  const { pick: _, ...field } = useTypedText<TypedAmount>({
    value,
    onChange,
    onFocus,
    onBlur,
    show,
    edit: (amount) => editTypedAmount(amount, show),
    clean: keepAmount,
    read: readTypedAmount,
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
