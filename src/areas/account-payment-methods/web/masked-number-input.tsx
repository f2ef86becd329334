import { TextInput } from '@mantine/core';
import { keepsNumber } from '../rules.ts';
import { texts } from './texts.ts';

interface MaskedNumberInputProps {
  label: string;
  /** The mask of the number that is stored, '' without one. */
  mask: string;
  most: number;
  value?: string;
  onChange?: (value: string) => void;
  disabled?: boolean;
}

/** Digits only. The mask goes when somebody comes to type, and comes back when nothing was typed. */
export function MaskedNumberInput({ mask, most, value = '', onChange, ...rest }: MaskedNumberInputProps) {
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      {...rest}
      {...(mask && !rest.disabled && { description: texts.dialog.numberIsKept })}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={value}
      onFocus={() => value.startsWith('*') && onChange?.('')}
      onBlur={() => keepsNumber(value) && value !== mask && onChange?.(mask)}
      onChange={(event) => onChange?.(event.currentTarget.value.replaceAll(/\D/g, '').slice(0, most))}
    />
  );
}
