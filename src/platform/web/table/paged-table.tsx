import type { ComponentType } from 'react';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { KeyHints } from './key-hints.tsx';
import { type ListSearch, readList, sortOf, writeList } from './page-params.ts';
import type { PageAnswer } from './paged-query.ts';
import type { PagerProps } from './pager-frame.tsx';
import { SevenButtonPager } from './seven-button-pager.tsx';
import type { Sort } from './sort.ts';
import type { PagedRows } from './use-paged-rows.ts';

type KnownFromList = 'rows' | 'isStale' | 'problem' | 'onRetry' | 'onEnd' | 'sort' | 'onSort' | 'isPaged';

interface PagedTableProps<Row> extends Omit<DataTableProps<Row>, KnownFromList> {
  list: PagedRows<PageAnswer<Row>>;
  /** Page and order as the address bar has them. */
  search: ListSearch;
  /** Puts others into the address bar. */
  onChange: (next: ListSearch) => void;
  /** The server sorts the list by the columns that have an order. */
  isSortable?: boolean;
  /** What the list refused would not get better by trying again. */
  canRetry?: boolean;
  Pager?: ComponentType<PagerProps>;
}

/** A list that comes from the server page by page, and the pager below it. */
export function PagedTable<Row>({
  list: { rows, pagination, isStale, error, retry, loadMore },
  search,
  onChange,
  isSortable = false,
  canRetry = true,
  Pager = SevenButtonPager,
  ...table
}: PagedTableProps<Row>) {
  const sorting = {
    sort: sortOf(search),
    onSort: (next: Sort | undefined) => onChange(writeList({ sort: next })),
  };
  const hasPager = pagination !== undefined && !error;
  return (
    <>
      <DataTable
        {...table}
        {...(isSortable && sorting)}
        rows={rows}
        isStale={isStale}
        problem={error?.message}
        {...(canRetry && { onRetry: retry })}
        onEnd={loadMore}
        isPaged={hasPager}
      />
      {hasPager && (
        <Pager
          pagination={pagination}
          perPage={readList(search).perPage}
          onChange={(next) => onChange(writeList(next))}
          beside={
            rows &&
            rows.length > 0 &&
            table.onOpen && <KeyHints letters={table.letters}>{table.legend}</KeyHints>
          }
        />
      )}
    </>
  );
}
