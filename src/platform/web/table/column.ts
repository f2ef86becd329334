import type { ReactNode } from 'react';
import type { SortValue } from './sort.ts';

export interface Column<Row> {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** What the column sorts by; without it the column does not sort. */
  sortBy?: (row: Row) => SortValue;
  /** Numbers and money stand at the right. */
  align?: 'right';
  width?: number | string;
  /** What stands below the column: its total. */
  foot?: ReactNode;
}
