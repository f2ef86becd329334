import type { Column } from '#platform/web/table/column.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import type { Statement } from '../contract.ts';
import { Amount } from './amount.tsx';
import { texts } from './texts.ts';

type Posted = Statement['ledger'][number];

const COLUMNS: Column<Posted>[] = [
  { key: 'file', label: texts.labels.file, cell: ({ file }) => file },
  { key: 'at', label: texts.ledger.postedOn, kind: 'day', cell: ({ postedAt }) => showMoment(postedAt) },
  { key: 'by', label: texts.ledger.by, cell: ({ postedBy }) => postedBy },
  { key: 'reason', label: texts.ledger.reasonForDifference, cell: ({ reason }) => reason },
  {
    key: 'amount',
    label: texts.labels.amount,
    align: 'right',
    cell: ({ amount }) => <Amount cents={amount} />,
  },
];

/** What the ledger contains of the statement. */
export function LedgerTable({ ledger }: { ledger: readonly Posted[] }) {
  return (
    <TableCard title={texts.ledger.title}>
      <DataTable
        label={texts.ledger.title}
        columns={COLUMNS}
        rows={ledger}
        rowKey={({ file, postedAt }) => `${file} ${postedAt.toISOString()}`}
        empty={texts.ledger.none}
      />
    </TableCard>
  );
}
