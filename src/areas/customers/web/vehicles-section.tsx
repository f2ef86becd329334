import { TextInput } from '@mantine/core';
import { DigitsInput } from '#platform/web/inputs/digits-input.tsx';
import { MoneyInput } from '#platform/web/inputs/money-input.tsx';
import { PercentInput } from '#platform/web/inputs/percent-input.tsx';
import { StateInput } from '#platform/web/inputs/state-input.tsx';
import { VEHICLES_MAX } from '../contract.ts';
import { emptyVehicle } from './customer-values.ts';
import { RowFieldset } from './row-fieldset.tsx';
import { RowsSection } from './rows-section.tsx';
import type { SectionProps } from './section-props.ts';
import { useRows } from './use-rows.ts';

export function VehiclesSection({ form }: SectionProps) {
  const { vehicles } = form.values;
  const rows = useRows(form, 'vehicles', 'year');
  return (
    <RowsSection
      title="Vehicles"
      add="Add a vehicle"
      full={vehicles.length >= VEHICLES_MAX ? `At most ${VEHICLES_MAX} vehicles.` : undefined}
      onAdd={() => rows.add(emptyVehicle())}
    >
      {vehicles.map(({ rowKey }, at) => (
        <RowFieldset key={rowKey} name={`Vehicle ${at + 1}`} kind="vehicles" onRemove={() => rows.remove(at)}>
          <DigitsInput label="Year" most={4} {...form.getInputProps(`vehicles.${at}.year`)} />
          <TextInput label="Make" {...form.getInputProps(`vehicles.${at}.make`)} />
          <TextInput label="Model" {...form.getInputProps(`vehicles.${at}.model`)} />
          <TextInput label="VIN" {...form.getInputProps(`vehicles.${at}.vin`)} />
          <TextInput label="Tag" {...form.getInputProps(`vehicles.${at}.tag`)} />
          <StateInput label="State" {...form.getInputProps(`vehicles.${at}.tagState`)} />
          <MoneyInput label="Stated value" {...form.getInputProps(`vehicles.${at}.statedValue`)} />
          <PercentInput label="Business use" {...form.getInputProps(`vehicles.${at}.businessUse`)} />
        </RowFieldset>
      ))}
    </RowsSection>
  );
}
