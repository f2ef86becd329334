import { Text } from '@mantine/core';
import { showMoney } from '#platform/shared/money.ts';
import type { Column } from '#platform/web/table/column.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import type { Receipt, ReceiptLine } from '../contract.ts';
import { KIND_WORDS } from '../words.ts';
import { lineWords } from './post-words.ts';
import classes from './receipt-page.module.css';

const COLUMNS: Column<ReceiptLine>[] = [
  {
    key: 'kind',
    label: 'For',
    cell: (line) => <PaidFor line={line} />,
  },
  { key: 'policy', label: 'Policy or contract', cell: (line) => <PaidRecord line={line} /> },
  { key: 'amount', label: 'Amount', align: 'right', cell: ({ amount }) => showMoney(amount), width: 96 },
];

/** The number is small: beside the amount it would push that off the screen of a phone. */
function PaidFor({ line: { id, kind, description } }: { line: ReceiptLine }) {
  return (
    <>
      {[KIND_WORDS[kind], description].filter(Boolean).join(': ')}
      <Text fz="xs" c="dimmed">
        ReceiptDetail ID {id}
      </Text>
    </>
  );
}

function PaidRecord({ line: { policy, contract, company, post } }: { line: ReceiptLine }) {
  const words = [policy, contract && `Contract ${contract}`, company].filter(Boolean).join(', ');
  return (
    <div className={classes.record}>
      {words}
      {post && (
        <Text fz="xs" c="dimmed">
          {lineWords(post)}
        </Text>
      )}
    </div>
  );
}

export function ReceiptLines({ receipt }: { receipt: Receipt }) {
  const { lines, method, amountBilled, amountTendered, changeGiven } = receipt;
  return (
    <TableCard title="Lines">
      <DataTable label="Lines" columns={COLUMNS} rows={lines} rowKey={({ id }) => id} empty="No lines." />
      <dl className={classes.totals}>
        {method === 'cash' && (
          <>
            <dt>Tendered</dt>
            <dd>{showMoney(amountTendered)}</dd>
            <dt>Change</dt>
            <dd>{showMoney(changeGiven)}</dd>
          </>
        )}
        <dt>Total</dt>
        <dd>{showMoney(amountBilled)}</dd>
      </dl>
    </TableCard>
  );
}
