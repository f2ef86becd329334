import { VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import type { Column } from './column.ts';
import table from './data-table.module.css';
import classes from './head-cell.module.css';
import { AS_HEAD } from './roles.ts';
import type { Sort } from './sort.ts';

interface HeadCellProps<Row> {
  column: Column<Row>;
  stays: boolean;
  width: Column<Row>['width'];
  sort: Sort | undefined;
  onSort: (() => void) | undefined;
}

export function HeadCell<Row>({ column, stays, width, sort, onSort }: HeadCellProps<Row>) {
  const order = sort?.key !== column.key ? 'none' : sort.reverse ? 'descending' : 'ascending';
  const isIcon = column.kind === 'icon' || column.kind === 'over';
  const label = isIcon ? (
    <>
      {column.picture}
      <VisuallyHidden>{column.label}</VisuallyHidden>
    </>
  ) : (
    column.label
  );
  return (
    <th
      {...AS_HEAD}
      scope="col"
      style={{ '--head-width': typeof width === 'number' ? `${width}px` : width } as CSSProperties}
      title={isIcon ? column.label : undefined}
      data-align={column.align}
      data-kind={column.kind}
      data-stays={stays || undefined}
      data-phone-only={column.isPhoneOnly}
      aria-sort={onSort && order}
      className={table.headCell}
    >
      {onSort ? (
        <button
          type="button"
          className={`mantine-focus-auto ${classes.sort}`}
          data-order={order}
          onClick={onSort}
        >
          {label}
          <OrderIcon order={order} />
        </button>
      ) : (
        label
      )}
    </th>
  );
}

function OrderIcon({ order }: { order: 'none' | 'ascending' | 'descending' }) {
  const Icon = { none: IconArrowsSort, ascending: IconArrowUp, descending: IconArrowDown }[order];
  return <Icon className={classes.order} size={14} stroke={1.8} aria-hidden />;
}
