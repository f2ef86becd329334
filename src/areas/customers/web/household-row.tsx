import { TextInput } from '@mantine/core';
import { memo } from 'react';
import { RowFieldset } from '#platform/web/forms/row-fieldset.tsx';
import { isSameRow, type RowProps } from '#platform/web/forms/use-rows.ts';
import { DayInput } from '#platform/web/inputs/day-input.tsx';
import { StateInput } from '#platform/web/inputs/state-input.tsx';
import type { CustomerValues } from './customer-values.ts';
import { texts } from './texts.ts';

const COLUMNS = '3fr 3fr 2fr 2fr 3fr 70px';

export const HouseholdRow = memo(function HouseholdRow({ form, at, onRemove }: RowProps<CustomerValues>) {
  return (
    <RowFieldset name={texts.household.person(at + 1)} columns={COLUMNS} onRemove={onRemove}>
      <TextInput label={texts.labels.firstName} {...form.getInputProps(`household.${at}.firstName`)} />
      <TextInput label={texts.labels.lastName} {...form.getInputProps(`household.${at}.lastName`)} />
      <TextInput
        label={texts.household.relationship}
        {...form.getInputProps(`household.${at}.relationship`)}
      />
      <DayInput label={texts.labels.dob} {...form.getInputProps(`household.${at}.dob`)} />
      <TextInput
        label={texts.labels.licenseNumber}
        {...form.getInputProps(`household.${at}.licenseNumber`)}
      />
      <StateInput
        label={texts.household.licenseState}
        {...form.getInputProps(`household.${at}.licenseState`)}
      />
    </RowFieldset>
  );
}, isSameRow);
