import { NativeSelect, TextInput } from '@mantine/core';
import { memo } from 'react';
import { RowFieldset } from '#platform/web/forms/row-fieldset.tsx';
import { RowsSection } from '#platform/web/forms/rows-section.tsx';
import { isSameRow, type RowProps, useRows } from '#platform/web/forms/use-rows.ts';
import { DigitsInput } from '#platform/web/inputs/digits-input.tsx';
import { VEHICLES_MAX } from '../contract.ts';
import { VEHICLE_USES } from '../statuses.ts';
import { newVehicle, type QuoteValues } from './quote-values.ts';
import type { SectionProps } from './section-props.ts';
import { texts } from './texts.ts';

export function VehiclesSection({ form }: SectionProps) {
  const { vehicles } = form.values;
  const rows = useRows(form, 'vehicles', 'year');
  return (
    <RowsSection
      title={texts.labels.vehicles}
      add={texts.vehicles.add}
      full={vehicles.length >= VEHICLES_MAX ? texts.vehicles.atMost(VEHICLES_MAX) : undefined}
      onAdd={() => rows.add(newVehicle())}
    >
      {vehicles.map(({ rowKey }, at) => (
        <VehicleRow key={rowKey} {...rows.rowProps(at)} />
      ))}
    </RowsSection>
  );
}

const USES = [{ value: '', label: texts.vehicles.useNotKnown }, ...VEHICLE_USES];

const VehicleRow = memo(function VehicleRow({ form, at, onRemove }: RowProps<QuoteValues>) {
  return (
    <RowFieldset name={texts.vehicles.vehicle(at + 1)} columns="64px 2fr 3fr 190px 140px" onRemove={onRemove}>
      <DigitsInput label={texts.vehicles.year} most={4} {...form.getInputProps(`vehicles.${at}.year`)} />
      <TextInput label={texts.vehicles.make} {...form.getInputProps(`vehicles.${at}.make`)} />
      <TextInput label={texts.vehicles.model} {...form.getInputProps(`vehicles.${at}.model`)} />
      <TextInput label={texts.vehicles.vin} {...form.getInputProps(`vehicles.${at}.vin`)} />
      <NativeSelect label={texts.vehicles.use} data={USES} {...form.getInputProps(`vehicles.${at}.use`)} />
    </RowFieldset>
  );
}, isSameRow);
