import { showMoney, showPercent } from '#platform/shared/money.ts';
import type { Column } from '#platform/web/table/column.ts';
import type { Customer, Vehicle } from '../contract.ts';
import { vehicleName } from './customer-words.ts';
import type { Numbered } from './numbered.ts';
import { PartTable } from './part-table.tsx';

const COLUMNS: Column<Numbered<Vehicle>>[] = [
  { key: 'vehicle', label: 'Vehicle', cell: vehicleName, sortBy: vehicleName },
  { key: 'vin', label: 'VIN', cell: ({ vin }) => vin, sortBy: ({ vin }) => vin },
  {
    key: 'tag',
    label: 'Tag',
    cell: ({ tag, tagState }) => [tag, tagState].filter(Boolean).join(' '),
    sortBy: ({ tag }) => tag,
  },
  {
    key: 'statedValue',
    label: 'Stated value',
    align: 'right',
    cell: ({ statedValue }) => statedValue !== null && showMoney(statedValue),
    sortBy: ({ statedValue }) => statedValue,
  },
  {
    key: 'businessUse',
    label: 'Business use',
    align: 'right',
    cell: ({ businessUse }) => businessUse !== null && showPercent(businessUse),
    sortBy: ({ businessUse }) => businessUse,
  },
];

export function VehiclesTable({ customer }: { customer: Customer }) {
  return (
    <PartTable
      customerId={customer.id}
      title="Vehicles"
      rows={customer.vehicles}
      columns={COLUMNS}
      empty="No vehicles."
      add="Add a vehicle"
    />
  );
}
