import { TextInput } from '@mantine/core';
import { memo } from 'react';
import { RowFieldset } from '#platform/web/forms/row-fieldset.tsx';
import { RowsSection } from '#platform/web/forms/rows-section.tsx';
import { isSameRow, type RowProps, useRows } from '#platform/web/forms/use-rows.ts';
import { DayInput } from '#platform/web/inputs/day-input.tsx';
import { StateInput } from '#platform/web/inputs/state-input.tsx';
import { DRIVERS_MAX } from '../contract.ts';
import { newDriver, type QuoteValues } from './quote-values.ts';
import type { SectionProps } from './section-props.ts';

export function DriversSection({ form }: SectionProps) {
  const { drivers } = form.values;
  const rows = useRows(form, 'drivers', 'firstName');
  return (
    <RowsSection
      title="Drivers"
      add="Add a driver"
      full={drivers.length >= DRIVERS_MAX ? `At most ${DRIVERS_MAX} drivers.` : undefined}
      onAdd={() => rows.add(newDriver())}
    >
      {drivers.map(({ rowKey }, at) => (
        <DriverRow key={rowKey} {...rows.rowProps(at)} />
      ))}
    </RowsSection>
  );
}

const DriverRow = memo(function DriverRow({ form, at, onRemove }: RowProps<QuoteValues>) {
  return (
    <RowFieldset name={`Driver ${at + 1}`} columns="3fr 3fr 2fr 3fr 70px" onRemove={onRemove}>
      <TextInput label="First name" {...form.getInputProps(`drivers.${at}.firstName`)} />
      <TextInput label="Last name" {...form.getInputProps(`drivers.${at}.lastName`)} />
      <DayInput label="Date of birth" {...form.getInputProps(`drivers.${at}.dob`)} />
      <TextInput label="License number" {...form.getInputProps(`drivers.${at}.licenseNumber`)} />
      <StateInput label="State" {...form.getInputProps(`drivers.${at}.licenseState`)} />
    </RowFieldset>
  );
}, isSameRow);
