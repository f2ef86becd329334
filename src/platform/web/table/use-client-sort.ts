import { useState } from 'react';
import type { Column } from './column.ts';
import { type Sort, sortRows } from './sort.ts';

/** The order of rows that are all here, without the server. */
export function sortByColumn<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | undefined,
): readonly Row[] {
  const sortBy = columns.find(({ key }) => key === sort?.key)?.sortBy;
  return sort && sortBy ? sortRows(rows, sortBy, sort.reverse) : rows;
}

/** For a short list inside a page, whose order is nobody's business but the reader's. */
export function useClientSort<Row>(rows: readonly Row[], columns: readonly Column<Row>[]) {
  const [sort, onSort] = useState<Sort>();
  return { rows: sortByColumn(rows, columns, sort), sort, onSort };
}
