import { TextInput } from '@mantine/core';
import { memo } from 'react';
import { RowFieldset } from '#platform/web/forms/row-fieldset.tsx';
import { isSameRow, type RowProps } from '#platform/web/forms/use-rows.ts';
import { DigitsInput } from '#platform/web/inputs/digits-input.tsx';
import { MoneyInput } from '#platform/web/inputs/money-input.tsx';
import { PercentInput } from '#platform/web/inputs/percent-input.tsx';
import { StateInput } from '#platform/web/inputs/state-input.tsx';
import type { CustomerValues } from './customer-values.ts';

const COLUMNS = '64px 2fr 3fr 190px 110px 64px 130px 110px';

export const VehicleRow = memo(function VehicleRow({ form, at, onRemove }: RowProps<CustomerValues>) {
  return (
    <RowFieldset name={`Vehicle ${at + 1}`} columns={COLUMNS} onRemove={onRemove}>
      <DigitsInput label="Year" most={4} {...form.getInputProps(`vehicles.${at}.year`)} />
      <TextInput label="Make" {...form.getInputProps(`vehicles.${at}.make`)} />
      <TextInput label="Model" {...form.getInputProps(`vehicles.${at}.model`)} />
      <TextInput label="VIN" {...form.getInputProps(`vehicles.${at}.vin`)} />
      <TextInput label="Tag" {...form.getInputProps(`vehicles.${at}.tag`)} />
      <StateInput label="State" {...form.getInputProps(`vehicles.${at}.tagState`)} />
      <MoneyInput label="Stated value" {...form.getInputProps(`vehicles.${at}.statedValue`)} />
      <PercentInput label="Business use" {...form.getInputProps(`vehicles.${at}.businessUse`)} />
    </RowFieldset>
  );
}, isSameRow);
