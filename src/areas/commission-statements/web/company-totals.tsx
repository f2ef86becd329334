import type { Column } from '#platform/web/table/column.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import type { CompanyTotal } from '../contract.ts';
import { Amount } from './amount.tsx';

const amount = (
  key: 'adjusted' | 'share',
  label: string,
  rows: readonly CompanyTotal[],
): Column<CompanyTotal> => ({
  key,
  label,
  align: 'right',
  cell: (row) => <Amount cents={row[key]} />,
  foot: <Amount cents={rows.reduce((sum, row) => sum + row[key], 0)} />,
});

export function CompanyTotals({ companies }: { companies: readonly CompanyTotal[] }) {
  const columns: Column<CompanyTotal>[] = [
    { key: 'company', label: 'Company', cell: ({ company }) => company.name, foot: 'Total' },
    { key: 'lines', label: 'Lines', align: 'right', cell: ({ lines }) => lines.toLocaleString('en-US') },
    amount('adjusted', 'Adjusted', companies),
    amount('share', 'Share', companies),
  ];
  return (
    <TableCard title="By company">
      <DataTable
        label="By company"
        columns={columns}
        rows={companies}
        rowKey={({ company }) => company.id}
        empty="Nothing is staged for this person here."
      />
    </TableCard>
  );
}
