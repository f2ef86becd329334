import type { CSSProperties } from 'react';
import { type Column, stayingOf } from './column.ts';
import classes from './data-table.module.css';
import { AS_CELL } from './roles.ts';

export function RowCells<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) {
  const staying = stayingOf(columns);
  return columns.map((column, place) => (
    <td
      key={column.key}
      {...AS_CELL}
      data-label={column.label}
      data-align={column.align}
      data-kind={column.kind}
      data-stays={column.key === staying || undefined}
      data-phone={column.phone}
      data-phone-only={column.isPhoneOnly}
      className={classes.cell}
      {...(column.kind === 'over' && { style: placeFromEnd(columns, place) })}
    >
      <div className={classes.value}>{column.cell(row)}</div>
    </td>
  ));
}

/** How many icons lie nearer to the row's end. */
function placeFromEnd<Row>(columns: readonly Column<Row>[], place: number): CSSProperties {
  const after = columns.slice(place + 1).filter(({ kind }) => kind === 'over').length;
  return { '--over-after': after } as CSSProperties;
}
