import { Table, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import type { Column } from './column.ts';
import classes from './data-table.module.css';
import type { Sort } from './sort.ts';

interface HeadCellProps<Row> {
  column: Column<Row>;
  sort: Sort | undefined;
  onSort: (() => void) | undefined;
}

export function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  const order = sort?.key !== column.key ? 'none' : sort.reverse ? 'descending' : 'ascending';
  return (
    <Table.Th
      role="columnheader"
      scope="col"
      w={column.width}
      data-align={column.align}
      aria-sort={onSort && order}
      className={classes.headCell}
    >
      {onSort ? (
        <UnstyledButton className={classes.sort} data-order={order} onClick={onSort}>
          {column.label}
          <OrderIcon order={order} />
        </UnstyledButton>
      ) : (
        column.label
      )}
    </Table.Th>
  );
}

function OrderIcon({ order }: { order: 'none' | 'ascending' | 'descending' }) {
  const Icon = { none: IconArrowsSort, ascending: IconArrowUp, descending: IconArrowDown }[order];
  return <Icon size={14} stroke={1.8} aria-hidden />;
}
