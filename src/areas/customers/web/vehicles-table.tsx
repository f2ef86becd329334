import { showMoney, showPercent } from '#platform/shared/money.ts';
import type { Column } from '#platform/web/table/column.ts';
import type { Customer, Vehicle } from '../contract.ts';
import { vehicleName } from './customer-words.ts';
import type { Numbered } from './numbered.ts';
import { PartTable } from './part-table.tsx';
import { texts } from './texts.ts';

const COLUMNS: Column<Numbered<Vehicle>>[] = [
  { key: 'vehicle', label: texts.vehicles.vehicle, cell: vehicleName, sortBy: vehicleName },
  { key: 'vin', label: texts.vehicles.vin, cell: ({ vin }) => vin, sortBy: ({ vin }) => vin },
  {
    key: 'tag',
    label: texts.vehicles.tag,
    cell: ({ tag, tagState }) => [tag, tagState].filter(Boolean).join(' '),
    sortBy: ({ tag }) => tag,
  },
  {
    key: 'statedValue',
    label: texts.vehicles.statedValue,
    align: 'right',
    cell: ({ statedValue }) => statedValue !== null && showMoney(statedValue),
    sortBy: ({ statedValue }) => statedValue,
  },
  {
    key: 'businessUse',
    label: texts.vehicles.businessUse,
    align: 'right',
    cell: ({ businessUse }) => businessUse !== null && showPercent(businessUse),
    sortBy: ({ businessUse }) => businessUse,
  },
];

export function VehiclesTable({ customer }: { customer: Customer }) {
  return (
    <PartTable
      customerId={customer.id}
      title={texts.labels.vehicles}
      rows={customer.vehicles}
      columns={COLUMNS}
      empty={texts.vehicles.none}
      add={texts.vehicles.add}
    />
  );
}
