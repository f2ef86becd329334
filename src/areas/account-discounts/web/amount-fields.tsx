import { NativeSelect } from '@mantine/core';
import { AmountInput, type AmountInputProps } from '#platform/web/inputs/amount-input.tsx';
import type { TypedAmount } from '#platform/web/inputs/typed-values.ts';
import type { AmountType } from '../rules/client-price.ts';

const TYPES: { value: AmountType; label: string }[] = [
  { value: 'P', label: '%' },
  { value: 'A', label: '$' },
];

interface AmountTypeSelectProps {
  'aria-label': string;
  value?: AmountType;
  onChange?: (value: AmountType) => void;
  disabled?: boolean;
}

/** Dollars or percent. */
export function AmountTypeSelect({ onChange, ...rest }: AmountTypeSelectProps) {
  return (
    <NativeSelect
      data={TYPES}
      {...rest}
      onChange={(event) => onChange?.(event.currentTarget.value as AmountType)}
    />
  );
}

const showPlain = (value: TypedAmount) =>
  typeof value === 'number' ? (value / 100).toFixed(2) : (value ?? '');

/** An amount whose unit stands beside it. */
export function PlainAmountInput(props: AmountInputProps) {
  return <AmountInput show={showPlain} {...props} />;
}
