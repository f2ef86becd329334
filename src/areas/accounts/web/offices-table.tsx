import { placeLine } from '#platform/shared/addresses.ts';
import type { Column } from '#platform/web/table/column.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { useClientSort } from '#platform/web/table/use-client-sort.ts';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import type { AccountOffice } from '../contract.ts';

const COLUMNS: Column<AccountOffice>[] = [
  { key: 'name', label: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name },
  { key: 'address', label: 'Address', cell: ({ address }) => address, sortBy: ({ address }) => address },
  { key: 'place', label: 'Place', cell: placeLine, sortBy: placeLine },
  { key: 'phone', label: 'Phone', cell: ({ phone }) => phone, sortBy: ({ phone }) => phone, width: 140 },
];

export function OfficesTable({ offices }: { offices: AccountOffice[] }) {
  const sorted = useClientSort(offices, COLUMNS);
  return (
    <TableCard title="Offices">
      <DataTable label="Offices" columns={COLUMNS} rowKey={({ id }) => id} empty="No offices." {...sorted} />
    </TableCard>
  );
}
