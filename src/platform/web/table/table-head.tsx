import { useRef } from 'react';
import { type Column, stayingOf } from './column.ts';
import classes from './data-table.module.css';
import { HeadCell } from './head-cell.tsx';
import { AS_ROW, AS_ROWS } from './roles.ts';
import { nextSort, type Sort } from './sort.ts';
import { useKeptWidths } from './use-kept-widths.ts';

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  /** How many rows are below; absent until the first answer. */
  rows: number | undefined;
  sort: Sort | undefined;
  onSort: ((sort: Sort | undefined) => void) | undefined;
}

/** Column widths depend on the rows, so the headings are shown together with the first of them. */
export function TableHead<Row>({ columns, rows, sort, onSort }: TableHeadProps<Row>) {
  const row = useRef<HTMLTableRowElement>(null);
  const widths = useKeptWidths(row, columns.map(({ key }) => key).join(' '), rows ?? 0);
  const staying = stayingOf(columns);
  const isWaiting = rows === undefined || undefined;
  return (
    <thead {...AS_ROWS} className={classes.head} data-waiting={isWaiting} aria-hidden={isWaiting}>
      <tr {...AS_ROW} ref={row}>
        {columns.map((column, at) => (
          <HeadCell
            key={column.key}
            column={column}
            stays={column.key === staying}
            width={widths?.[at] ?? column.width}
            sort={sort}
            onSort={column.sortBy && onSort && (() => onSort(nextSort(sort, column.key)))}
          />
        ))}
      </tr>
    </thead>
  );
}
