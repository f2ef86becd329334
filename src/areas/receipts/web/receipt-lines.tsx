import { Text } from '@mantine/core';
import { showMoney } from '#platform/shared/money.ts';
import type { Column } from '#platform/web/table/column.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import type { Receipt, ReceiptLine } from '../contract.ts';
import { HOW_LINES } from '../how.ts';
import { KIND_WORDS } from '../words.ts';
import { lineWords } from './post-words.ts';
import classes from './receipt-page.module.css';
import { commonTexts } from './texts/common.ts';
import { texts } from './texts.ts';

const COLUMNS: Column<ReceiptLine>[] = [
  {
    key: 'kind',
    label: texts.lines.paidFor,
    cell: (line) => <PaidFor line={line} />,
  },
  { key: 'policy', label: texts.lines.policyOrContract, cell: (line) => <PaidRecord line={line} /> },
  {
    key: 'amount',
    label: texts.lines.amount,
    align: 'right',
    cell: ({ amount }) => showMoney(amount),
    width: 96,
  },
];

/** The number is small: beside the amount it would push that off the screen of a phone. */
function PaidFor({ line: { id, kind, description } }: { line: ReceiptLine }) {
  return (
    <>
      {[KIND_WORDS[kind], description].filter(Boolean).join(': ')}
      <Text fz="xs" c="dimmed">
        {texts.lines.lineId(id)}
      </Text>
    </>
  );
}

function PaidRecord({ line: { policy, contract, company, post } }: { line: ReceiptLine }) {
  const words = [policy, contract && texts.lines.contract(contract), company].filter(Boolean).join(', ');
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
    <TableCard title={texts.lines.title} how={HOW_LINES}>
      <DataTable
        label={texts.lines.title}
        columns={COLUMNS}
        rows={lines}
        rowKey={({ id }) => id}
        empty={texts.lines.none}
      />
      <dl className={classes.totals}>
        {method === 'cash' && (
          <>
            <dt>{texts.labels.tendered}</dt>
            <dd>{showMoney(amountTendered)}</dd>
            <dt>{texts.labels.change}</dt>
            <dd>{showMoney(changeGiven)}</dd>
          </>
        )}
        <dt>{commonTexts.total}</dt>
        <dd>{showMoney(amountBilled)}</dd>
      </dl>
    </TableCard>
  );
}
