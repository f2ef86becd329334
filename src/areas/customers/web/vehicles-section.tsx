import { RowsSection } from '#platform/web/forms/rows-section.tsx';
import { useRows } from '#platform/web/forms/use-rows.ts';
import { VEHICLES_MAX } from '../contract.ts';
import { emptyVehicle } from './customer-values.ts';
import type { SectionProps } from './section-props.ts';
import { VehicleRow } from './vehicle-row.tsx';

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
        <VehicleRow key={rowKey} {...rows.rowProps(at)} />
      ))}
    </RowsSection>
  );
}
