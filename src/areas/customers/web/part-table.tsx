import type { Column } from '#platform/web/table/column.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { useClientSort } from '#platform/web/table/use-client-sort.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import { type Numbered, numbered } from './numbered.ts';

interface PartTableProps<Row> {
  customerId: number;
  title: string;
  rows: readonly Row[];
  columns: Column<Numbered<Row>>[];
  empty: string;
  /** What the button says that opens the form when there are none. */
  add: string;
}

/** A list that is part of the record and edited with it. */
export function PartTable<Row extends object>(props: PartTableProps<Row>) {
  const { customerId, title, rows, columns, empty, add } = props;
  const sorted = useClientSort(numbered(rows), columns);
  return (
    <TableCard title={title}>
      <DataTable
        label={title}
        columns={columns}
        rowKey={({ number }) => number}
        empty={empty}
        emptyAction={
          <LinkButton to="/customer/$id/edit" params={{ id: customerId }} variant="default" size="xs">
            {add}
          </LinkButton>
        }
        {...sorted}
      />
    </TableCard>
  );
}
