import { TextInput } from '@mantine/core';
import { memo } from 'react';
import { RowFieldset } from '#platform/web/forms/row-fieldset.tsx';
import { isSameRow, type RowProps } from '#platform/web/forms/use-rows.ts';
import { DigitsInput } from '#platform/web/inputs/digits-input.tsx';
import { MoneyInput } from '#platform/web/inputs/money-input.tsx';
import { PercentInput } from '#platform/web/inputs/percent-input.tsx';
import { StateInput } from '#platform/web/inputs/state-input.tsx';
import type { CustomerValues } from './customer-values.ts';
import { texts } from './texts.ts';

const COLUMNS = '64px 2fr 3fr 190px 110px 64px 130px 110px';

export const VehicleRow = memo(function VehicleRow({ form, at, onRemove }: RowProps<CustomerValues>) {
  return (
    <RowFieldset name={texts.vehicles.numbered(at + 1)} columns={COLUMNS} onRemove={onRemove}>
      <DigitsInput label={texts.vehicles.year} most={4} {...form.getInputProps(`vehicles.${at}.year`)} />
      <TextInput label={texts.vehicles.make} {...form.getInputProps(`vehicles.${at}.make`)} />
      <TextInput label={texts.vehicles.model} {...form.getInputProps(`vehicles.${at}.model`)} />
      <TextInput label={texts.vehicles.vin} {...form.getInputProps(`vehicles.${at}.vin`)} />
      <TextInput label={texts.vehicles.tag} {...form.getInputProps(`vehicles.${at}.tag`)} />
      <StateInput label={texts.vehicles.tagState} {...form.getInputProps(`vehicles.${at}.tagState`)} />
      <MoneyInput label={texts.vehicles.statedValue} {...form.getInputProps(`vehicles.${at}.statedValue`)} />
      <PercentInput
        label={texts.vehicles.businessUse}
        {...form.getInputProps(`vehicles.${at}.businessUse`)}
      />
    </RowFieldset>
  );
}, isSameRow);
