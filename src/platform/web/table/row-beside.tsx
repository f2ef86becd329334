import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './data-table.module.css';

interface RowBesideProps {
  columns: number;
  /** Nothing stands there without it. */
  children: ReactNode;
}

/** What begins with the row below it, over the whole width: the head of a group. */
export function RowAbove({ columns, children }: RowBesideProps) {
  return (
    children && (
      <Table.Tr role="row" className={classes.above} data-above>
        <Table.Td role="cell" colSpan={columns}>
          {children}
        </Table.Td>
      </Table.Tr>
    )
  );
}

/** What belongs to the row above it, over the whole width. */
export function RowBelow({ columns, children }: RowBesideProps) {
  return (
    children && (
      <Table.Tr role="row" className={classes.below}>
        <Table.Td role="cell" colSpan={columns}>
          {children}
        </Table.Td>
      </Table.Tr>
    )
  );
}
