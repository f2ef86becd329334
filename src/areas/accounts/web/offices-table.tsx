import { placeLine } from '#platform/shared/addresses.ts';
import type { Column } from '#platform/web/table/column.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { useClientSort } from '#platform/web/table/use-client-sort.ts';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import type { AccountOffice } from '../contract.ts';
import { texts } from './texts.ts';

const COLUMNS: Column<AccountOffice>[] = [
  { key: 'name', label: texts.labels.name, cell: ({ name }) => name, sortBy: ({ name }) => name },
  {
    key: 'address',
    label: texts.labels.address,
    cell: ({ address }) => address,
    sortBy: ({ address }) => address,
  },
  { key: 'place', label: texts.labels.place, cell: placeLine, sortBy: placeLine },
  {
    key: 'phone',
    label: texts.labels.phone,
    cell: ({ phone }) => phone,
    sortBy: ({ phone }) => phone,
    width: 140,
  },
];

export function OfficesTable({ offices }: { offices: AccountOffice[] }) {
  const sorted = useClientSort(offices, COLUMNS);
  return (
    <TableCard title={texts.offices.offices}>
      <DataTable
        label={texts.offices.offices}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        empty={texts.offices.noOffices}
        {...sorted}
      />
    </TableCard>
  );
}
