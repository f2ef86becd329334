import type { ReactNode } from 'react';
import classes from './data-table.module.css';
import { AS_CELL, AS_ROW } from './roles.ts';

interface RowBesideProps {
  columns: number;
  /** Nothing stands there without it. */
  children: ReactNode;
}

/** What begins with the row below it, over the whole width: the head of a group. */
export function RowAbove({ columns, children }: RowBesideProps) {
  return (
    children && (
      <tr {...AS_ROW} className={classes.above} data-above>
        <td {...AS_CELL} colSpan={columns}>
          {children}
        </td>
      </tr>
    )
  );
}

/** What belongs to the row above it, over the whole width. */
export function RowBelow({ columns, children }: RowBesideProps) {
  return (
    children && (
      <tr {...AS_ROW} className={classes.below}>
        <td {...AS_CELL} colSpan={columns}>
          {children}
        </td>
      </tr>
    )
  );
}
