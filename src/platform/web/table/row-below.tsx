import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './data-table.module.css';

/** What belongs to the row above, over the whole width; nothing when there is none. */
export function RowBelow({ columns, children }: { columns: number; children: ReactNode }) {
  if (!children) return null;
  return (
    <Table.Tr role="row" className={classes.below}>
      <Table.Td role="cell" colSpan={columns}>
        {children}
      </Table.Td>
    </Table.Tr>
  );
}
