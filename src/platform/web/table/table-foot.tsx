import { Table } from '@mantine/core';
import type { Column } from './column.ts';
import classes from './data-table.module.css';

/** The totals below the columns that have one. */
export function TableFoot<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return (
    <Table.Tfoot role="rowgroup" className={classes.foot}>
      <Table.Tr role="row">
        {columns.map(({ key, label, align, foot }) => (
          <Table.Td
            key={key}
            role="cell"
            data-label={label}
            data-align={align}
            data-empty={foot === undefined || undefined}
            className={classes.cell}
          >
            <div className={classes.value}>{foot}</div>
          </Table.Td>
        ))}
      </Table.Tr>
    </Table.Tfoot>
  );
}
