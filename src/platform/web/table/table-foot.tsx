import type { Column } from './column.ts';
import classes from './data-table.module.css';
import { AS_CELL, AS_ROW, AS_ROWS } from './roles.ts';

/** The totals below the columns that have one. */
export function TableFoot<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return (
    <tfoot {...AS_ROWS} className={classes.foot}>
      <tr {...AS_ROW}>
        {columns.map(({ key, label, align, foot }) => (
          <td
            key={key}
            {...AS_CELL}
            data-label={label}
            data-align={align}
            data-empty={foot === undefined || undefined}
            className={classes.cell}
          >
            <div className={classes.value}>{foot}</div>
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
