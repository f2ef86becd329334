import { NativeSelect, TextInput } from '@mantine/core';
import grid from '#platform/web/forms/form-grid.module.css';
import { StateInput } from '#platform/web/inputs/state-input.tsx';
import { keepDigits } from '#platform/web/inputs/typed-values.ts';
import { Explained } from '#platform/web/ui/explained.tsx';
import { CARD_TYPES, CODE_MAX } from '../statuses.ts';
import { MaskedNumberInput } from './masked-number-input.tsx';
import type { MethodFieldsProps } from './method-fields-props.ts';
import { expiryYears, MONTHS } from './method-values.ts';
import { texts } from './texts.ts';

const CARD_MAX = 19;
const ZIP_MAX = 10;

export function CardFields({ form, mask, whyLocked, today }: MethodFieldsProps & { today: string }) {
  const cleaned = (path: 'code' | 'bill_city' | 'bill_zip', clean: (typed: string) => string) => {
    const props = form.getInputProps(path);
    return {
      ...props,
      onChange: (event: { currentTarget: HTMLInputElement }) =>
        props.onChange(clean(event.currentTarget.value)),
    };
  };
  const text = { autoComplete: 'off', disabled: whyLocked !== undefined };
  const pick = { disabled: whyLocked !== undefined };
  return (
    <div className={grid.fields}>
      <Explained why={whyLocked} className={grid.half}>
        <NativeSelect
          label={texts.labels.creditCardType}
          data={[{ value: '', label: texts.dialog.chooseOne }, ...CARD_TYPES]}
          {...pick}
          {...form.getInputProps('cardType')}
        />
      </Explained>
      <Explained why={whyLocked} className={grid.half}>
        <MaskedNumberInput
          label={texts.labels.cardNumber}
          mask={mask}
          most={CARD_MAX}
          disabled={whyLocked !== undefined}
          {...form.getInputProps('account')}
        />
      </Explained>
      <Explained why={whyLocked} className={grid.third}>
        <NativeSelect
          label={texts.labels.cardExpiration}
          data={[{ value: '', label: texts.dialog.chooseMonth }, ...MONTHS]}
          {...pick}
          {...form.getInputProps('month')}
        />
      </Explained>
      <Explained why={whyLocked} className={grid.third}>
        <NativeSelect
          label={texts.labels.year}
          data={[{ value: '', label: texts.dialog.chooseYear }, ...expiryYears(today, form.values.year)]}
          {...pick}
          {...form.getInputProps('year')}
        />
      </Explained>
      {/* It is never stored, so there is nothing to show of it. */}
      <Explained why={whyLocked} className={grid.third}>
        <TextInput
          label={texts.labels.securityCode}
          inputMode="numeric"
          {...text}
          {...cleaned('code', (typed) => keepDigits(typed).slice(0, CODE_MAX))}
        />
      </Explained>
      <Explained why={whyLocked} className={grid.half}>
        <TextInput label={texts.labels.billingName} {...text} {...form.getInputProps('bill_name')} />
      </Explained>
      <Explained why={whyLocked} className={grid.half}>
        <TextInput label={texts.labels.billingAddress} {...text} {...form.getInputProps('bill_address')} />
      </Explained>
      <Explained why={whyLocked} className={grid.half}>
        <TextInput
          label={texts.labels.city}
          {...text}
          {...cleaned('bill_city', (typed) => typed.replaceAll(/[^\p{L}\p{M} .'-]/gu, ''))}
        />
      </Explained>
      <Explained why={whyLocked} className={grid.quarter}>
        <StateInput
          label={texts.labels.state}
          disabled={whyLocked !== undefined}
          {...form.getInputProps('bill_state')}
        />
      </Explained>
      <Explained why={whyLocked} className={grid.quarter}>
        <TextInput
          label={texts.labels.zip}
          {...text}
          {...cleaned('bill_zip', (typed) => typed.replaceAll(/[^\d-]/g, '').slice(0, ZIP_MAX))}
        />
      </Explained>
    </div>
  );
}
