import { TextInput } from '@mantine/core';
import { memo } from 'react';
import { RowFieldset } from '#platform/web/forms/row-fieldset.tsx';
import { isSameRow, type RowProps } from '#platform/web/forms/use-rows.ts';
import { DayInput } from '#platform/web/inputs/day-input.tsx';
import { StateInput } from '#platform/web/inputs/state-input.tsx';
import type { CustomerValues } from './customer-values.ts';

const COLUMNS = '3fr 3fr 2fr 2fr 3fr 70px';

export const HouseholdRow = memo(function HouseholdRow({ form, at, onRemove }: RowProps<CustomerValues>) {
  return (
    <RowFieldset name={`Person ${at + 1}`} columns={COLUMNS} onRemove={onRemove}>
      <TextInput label="First name" {...form.getInputProps(`household.${at}.firstName`)} />
      <TextInput label="Last name" {...form.getInputProps(`household.${at}.lastName`)} />
      <TextInput label="Relationship" {...form.getInputProps(`household.${at}.relationship`)} />
      <DayInput label="Date of birth" {...form.getInputProps(`household.${at}.dob`)} />
      <TextInput label="License number" {...form.getInputProps(`household.${at}.licenseNumber`)} />
      <StateInput label="State" {...form.getInputProps(`household.${at}.licenseState`)} />
    </RowFieldset>
  );
}, isSameRow);
