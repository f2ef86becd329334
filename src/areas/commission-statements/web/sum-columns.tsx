import { showCount } from '#platform/shared/show-count.ts';
import type { Column } from '#platform/web/table/column.ts';
import { Amount } from './amount.tsx';
import { texts } from './texts.ts';

/** How many lines, and what they come to. */
export const sumColumns = <Row extends { lines: number; amount: number }>(): Column<Row>[] => [
  {
    key: 'lines',
    label: texts.labels.lines,
    align: 'right',
    cell: ({ lines }) => showCount(lines),
    sortBy: ({ lines }) => lines,
  },
  {
    key: 'amount',
    label: texts.labels.amount,
    align: 'right',
    cell: ({ amount }) => <Amount cents={amount} />,
    sortBy: ({ amount }) => amount,
  },
];
