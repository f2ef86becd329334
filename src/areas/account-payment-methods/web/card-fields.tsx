import { NativeSelect, TextInput } from '@mantine/core';
import grid from '#platform/web/forms/form-grid.module.css';
import { StateInput } from '#platform/web/inputs/state-input.tsx';
import { keepDigits } from '#platform/web/inputs/typed-values.ts';
import { CARD_TYPES, CODE_MAX } from '../statuses.ts';
import { MaskedNumberInput } from './masked-number-input.tsx';
import type { MethodFieldsProps } from './method-fields-props.ts';
import { expiryYears, MONTHS } from './method-values.ts';

const CARD_MAX = 19;
const ZIP_MAX = 10;

export function CardFields({ form, mask, isLocked, today }: MethodFieldsProps & { today: string }) {
  const cleaned = (path: 'code' | 'bill_city' | 'bill_zip', clean: (typed: string) => string) => {
    const props = form.getInputProps(path);
    return {
      ...props,
      onChange: (event: { currentTarget: HTMLInputElement }) =>
        props.onChange(clean(event.currentTarget.value)),
    };
  };
  const text = { autoComplete: 'off', disabled: isLocked };
  const pick = { disabled: isLocked };
  return (
    <div className={grid.fields}>
      <NativeSelect
        label="Credit Card Type"
        className={grid.half}
        data={[{ value: '', label: 'Choose one' }, ...CARD_TYPES]}
        {...pick}
        {...form.getInputProps('cardType')}
      />
      <div className={grid.half}>
        <MaskedNumberInput
          label="Card Number"
          mask={mask}
          most={CARD_MAX}
          disabled={isLocked}
          {...form.getInputProps('account')}
        />
      </div>
      <NativeSelect
        label="Card Expiration"
        className={grid.third}
        data={[{ value: '', label: 'Month' }, ...MONTHS]}
        {...pick}
        {...form.getInputProps('month')}
      />
      <NativeSelect
        label="Year"
        className={grid.third}
        data={[{ value: '', label: 'Year' }, ...expiryYears(today, form.values.year)]}
        {...pick}
        {...form.getInputProps('year')}
      />
      {/* It is never stored, so there is nothing to show of it. */}
      <TextInput
        label="Security Code"
        className={grid.third}
        inputMode="numeric"
        {...text}
        {...cleaned('code', (typed) => keepDigits(typed).slice(0, CODE_MAX))}
      />
      <TextInput label="Billing Name" className={grid.half} {...text} {...form.getInputProps('bill_name')} />
      <TextInput
        label="Billing Address"
        className={grid.half}
        {...text}
        {...form.getInputProps('bill_address')}
      />
      <TextInput
        label="City"
        className={grid.half}
        {...text}
        {...cleaned('bill_city', (typed) => typed.replaceAll(/[^\p{L}\p{M} .'-]/gu, ''))}
      />
      <div className={grid.quarter}>
        <StateInput label="State" disabled={isLocked} {...form.getInputProps('bill_state')} />
      </div>
      <TextInput
        label="Zip"
        className={grid.quarter}
        {...text}
        {...cleaned('bill_zip', (typed) => typed.replaceAll(/[^\d-]/g, '').slice(0, ZIP_MAX))}
      />
    </div>
  );
}
