import { RowsSection } from '#platform/web/forms/rows-section.tsx';
import { useRows } from '#platform/web/forms/use-rows.ts';
import { VEHICLES_MAX } from '../contract.ts';
import { emptyVehicle } from './customer-values.ts';
import type { SectionProps } from './section-props.ts';
import { texts } from './texts.ts';
import { VehicleRow } from './vehicle-row.tsx';

export function VehiclesSection({ form }: SectionProps) {
  const { vehicles } = form.values;
  const rows = useRows(form, 'vehicles', 'year');
  return (
    <RowsSection
      title={texts.labels.vehicles}
      add={texts.vehicles.add}
      full={vehicles.length >= VEHICLES_MAX ? texts.vehicles.atMost(VEHICLES_MAX) : undefined}
      onAdd={() => rows.add(emptyVehicle())}
    >
      {vehicles.map(({ rowKey }, at) => (
        <VehicleRow key={rowKey} {...rows.rowProps(at)} />
      ))}
    </RowsSection>
  );
}
