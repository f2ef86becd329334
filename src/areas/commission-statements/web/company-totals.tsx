import { showCount } from '#platform/shared/show-count.ts';
import type { Column } from '#platform/web/table/column.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import type { CompanyTotal } from '../contract.ts';
import { HOW_SHARES } from '../how.ts';
import { Amount } from './amount.tsx';
import { texts } from './texts.ts';

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
    {
      key: 'company',
      label: texts.labels.company,
      cell: ({ company }) => company.name,
      foot: texts.labels.total,
      how: HOW_SHARES,
    },
    {
      key: 'lines',
      label: texts.labels.lines,
      align: 'right',
      cell: ({ lines }) => showCount(lines),
    },
    amount('adjusted', texts.labels.adjusted, companies),
    amount('share', texts.labels.share, companies),
  ];
  return (
    <TableCard title={texts.statement.byCompany}>
      <DataTable
        label={texts.statement.byCompany}
        columns={columns}
        rows={companies}
        rowKey={({ company }) => company.id}
        empty={texts.newStatement.nothingStaged}
      />
    </TableCard>
  );
}
