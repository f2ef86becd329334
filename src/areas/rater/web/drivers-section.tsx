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
import { texts } from './texts.ts';

export function DriversSection({ form }: SectionProps) {
  const { drivers } = form.values;
  const rows = useRows(form, 'drivers', 'firstName');
  return (
    <RowsSection
      title={texts.labels.drivers}
      add={texts.drivers.add}
      full={drivers.length >= DRIVERS_MAX ? texts.drivers.atMost(DRIVERS_MAX) : undefined}
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
    <RowFieldset name={texts.drivers.driver(at + 1)} columns="3fr 3fr 2fr 3fr 70px" onRemove={onRemove}>
      <TextInput label={texts.drivers.firstName} {...form.getInputProps(`drivers.${at}.firstName`)} />
      <TextInput label={texts.drivers.lastName} {...form.getInputProps(`drivers.${at}.lastName`)} />
      <DayInput label={texts.drivers.dateOfBirth} {...form.getInputProps(`drivers.${at}.dob`)} />
      <TextInput label={texts.drivers.licenseNumber} {...form.getInputProps(`drivers.${at}.licenseNumber`)} />
      <StateInput label={texts.drivers.licenseState} {...form.getInputProps(`drivers.${at}.licenseState`)} />
    </RowFieldset>
  );
}, isSameRow);
