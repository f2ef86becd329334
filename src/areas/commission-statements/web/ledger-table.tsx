import type { Column } from '#platform/web/table/column.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import type { Statement } from '../contract.ts';
import { Amount } from './amount.tsx';

type Posted = Statement['ledger'][number];

const COLUMNS: Column<Posted>[] = [
  { key: 'file', label: 'File', cell: ({ file }) => file },
  { key: 'at', label: 'Posted', kind: 'day', cell: ({ postedAt }) => showMoment(postedAt) },
  { key: 'by', label: 'By', cell: ({ postedBy }) => postedBy },
  { key: 'reason', label: 'Reason for a difference', cell: ({ reason }) => reason },
  { key: 'amount', label: 'Amount', align: 'right', cell: ({ amount }) => <Amount cents={amount} /> },
];

/** What the ledger contains of the statement. */
export function LedgerTable({ ledger }: { ledger: readonly Posted[] }) {
  return (
    <TableCard title="Ledger">
      <DataTable
        label="Ledger"
        columns={COLUMNS}
        rows={ledger}
        rowKey={({ file, postedAt }) => `${file} ${postedAt.toISOString()}`}
        empty="Nothing on this statement has been posted yet. Post its files from the list of commission files."
      />
    </TableCard>
  );
}
