import { paginationOf } from '#platform/shared/paging.ts';
import { usePrinting } from '../print/printing.ts';
import type { Column } from './column.ts';
import { type ListSearch, readList, sortOf } from './page-params.ts';
import type { PageAnswer } from './paged-query.ts';
import { sortByColumn } from './use-client-sort.ts';
import type { PagedRows } from './use-paged-rows.ts';

export interface Loaded<Row> {
  rows: readonly Row[] | undefined;
  error: Error | null;
  retry: () => void;
}

/** One page of rows that are all here, in the order of the address bar; a page past the end is the last one. Paper has every row. */
export function useLocalPage<Row>(
  { rows, error, retry }: Loaded<Row>,
  columns: readonly Column<Row>[],
  search: ListSearch,
): PagedRows<PageAnswer<Row>> {
  const isPrinting = usePrinting();
  const rest = { answer: undefined, isStale: false, error, retry, loadMore: undefined };
  if (!rows) return { ...rest, rows: undefined, pagination: undefined };
  const sorted = sortByColumn(rows, columns, sortOf(search));
  const { page, perPage } = readList(search);
  const size = isPrinting || perPage === 'all' ? Math.max(1, rows.length) : perPage;
  const current = Math.min(page, Math.max(1, Math.ceil(rows.length / size)));
  const shown = sorted.slice((current - 1) * size, current * size);
  return { ...rest, rows: shown, pagination: paginationOf(current, size, shown.length, rows.length) };
}
