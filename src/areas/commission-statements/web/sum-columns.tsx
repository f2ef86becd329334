import type { Column } from '#platform/web/table/column.ts';
import { Amount } from './amount.tsx';

/** How many lines, and what they come to. */
export const sumColumns = <Row extends { lines: number; amount: number }>(): Column<Row>[] => [
  {
    key: 'lines',
    label: 'Lines',
    align: 'right',
    phone: 'named',
    cell: ({ lines }) => lines.toLocaleString('en-US'),
    sortBy: ({ lines }) => lines,
  },
  {
    key: 'amount',
    label: 'Amount',
    align: 'right',
    phone: 'corner',
    cell: ({ amount }) => <Amount cents={amount} />,
    sortBy: ({ amount }) => amount,
  },
];
