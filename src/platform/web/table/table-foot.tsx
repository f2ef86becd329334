import { HowButton } from '../ui/how-button.tsx';
import { type Column, stayingOf } from './column.ts';
import classes from './data-table.module.css';
import { AS_CELL, AS_ROW, AS_ROWS } from './roles.ts';

interface TableFootProps<Row> {
  /** What the table lists. */
  label: string;
  columns: readonly Column<Row>[];
}

/** The totals below the columns that have one, and how they are counted. */
export function TableFoot<Row>({ label: table, columns }: TableFootProps<Row>) {
  const staying = stayingOf(columns);
  return (
    <tfoot {...AS_ROWS} className={classes.foot} data-figure={table}>
      <tr {...AS_ROW}>
        {columns.map(({ key, label, align, foot, how }) => (
          <td
            key={key}
            {...AS_CELL}
            data-label={label}
            data-align={align}
            data-stays={key === staying || undefined}
            data-empty={foot === undefined || undefined}
            className={classes.cell}
          >
            <div className={classes.value}>
              {foot}
              {how && <HowButton label={table}>{how}</HowButton>}
            </div>
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
