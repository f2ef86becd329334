import { showMoney, showPercent } from '#platform/shared/money.ts';
import type { Column } from '#platform/web/table/column.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { useClientSort } from '#platform/web/table/use-client-sort.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import type { Customer, Vehicle } from '../contract.ts';
import { vehicleName } from './customer-words.ts';
import { type Numbered, numbered } from './numbered.ts';

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
  const sorted = useClientSort(numbered(customer.vehicles), COLUMNS);
  return (
    <TableCard title="Vehicles">
      <DataTable
        label="Vehicles"
        columns={COLUMNS}
        rowKey={({ number }) => number}
        empty="No vehicles."
        emptyAction={
          <LinkButton to="/customer/$id/edit" params={{ id: customer.id }} variant="default" size="xs">
            Add a vehicle
          </LinkButton>
        }
        {...sorted}
      />
    </TableCard>
  );
}
