import { Button } from '@mantine/core';
import { useState } from 'react';
import { usePrinting } from '../print/printing.ts';
import { texts } from '../texts.ts';
import type { Column } from './column.ts';
import type { DataTableProps } from './data-table.tsx';
import type { NamedList } from './page-params.ts';
import type { PageAnswer } from './paged-query.ts';
import { PagedTable } from './paged-table.tsx';
import { type Loaded, useLocalPage } from './use-local-page.ts';
import type { PagedRows } from './use-paged-rows.ts';

/** A page with many lists shows this many rows of each. */
const FEW = 7;

type Frame<Row> = Omit<
  DataTableProps<Row>,
  'rows' | 'isStale' | 'problem' | 'onRetry' | 'onEnd' | 'sort' | 'onSort'
>;

interface UnfoldingTableProps<Row> extends Frame<Row>, NamedList {
  list: PagedRows<PageAnswer<Row>>;
  isSortable?: boolean;
}

/** One of several lists on a page: its first rows, and all of them page by page once somebody wants more. */
export function UnfoldingTable<Row>({ list, ...table }: UnfoldingTableProps<Row>) {
  const { page = 1, per_page } = table.search;
  const [isUnfolded, setUnfolded] = useState(page > 1 || per_page !== undefined);
  const total = list.pagination?.total ?? 0;
  const isPrinting = usePrinting();
  if (isUnfolded || isPrinting || total <= FEW) return <PagedTable list={list} {...table} />;
  const few = { ...list, rows: list.rows?.slice(0, FEW), pagination: undefined, loadMore: undefined };
  return (
    <>
      <PagedTable list={few} {...table} />
      <Button variant="subtle" size="xs" m={6} onClick={() => setUnfolded(true)}>
        {texts.table.showAll(total)}
      </Button>
    </>
  );
}

interface LocalTableProps<Row> extends Frame<Row>, NamedList {
  loaded: Loaded<Row>;
  columns: Column<Row>[];
}

/** The same for rows that are all here. */
export function UnfoldingLocalTable<Row>({ loaded, ...table }: LocalTableProps<Row>) {
  const list = useLocalPage(loaded, table.columns, table.search);
  return <UnfoldingTable list={list} isSortable {...table} />;
}
