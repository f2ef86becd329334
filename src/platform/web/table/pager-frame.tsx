import { NativeSelect, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Pagination } from '#platform/shared/paging.ts';
import { showCount } from '#platform/shared/show-count.ts';
import { paperWords } from '../print/paper-rules.ts';
import { printPage } from '../print/printing.ts';
import { texts } from '../texts.ts';
import { PageButton } from './page-button.tsx';
import classes from './pager.module.css';
import { type PageRequest, type PerPage, pageAfterResize, pageSizes } from './pager-rules.ts';

export interface PagerProps {
  pagination: Pagination;
  perPage: PerPage;
  onChange: (request: PageRequest) => void;
  /** The sizes to choose from, where they are not the usual ones. */
  sizes?: readonly PerPage[];
  /** From how many rows on it is shown, if not only for more than a page. */
  fewest?: number;
  /** What else stands in the foot of the table, alone too while every row fits on one page. */
  beside?: ReactNode;
}

/** Below a table: which rows are shown, how many fit on a page, and the buttons. */
export function PagerFrame({
  pagination,
  perPage,
  onChange,
  sizes = pageSizes(pagination.total),
  beside,
  children,
}: PagerProps & { children: ReactNode }) {
  const { from, to, total } = pagination;
  const options = sizes.map((size) =>
    size === 'all' || (size === total && total > 100)
      ? { value: 'all', label: size === 'all' ? texts.pager.all : showCount(total) }
      : { value: String(size), label: String(size) },
  );
  if (!options.some(({ value }) => value === String(perPage)))
    options.push({
      value: String(perPage),
      label: perPage === 'all' ? showCount(total) : String(perPage),
    });

  function resize(value: string): void {
    const chosen: PerPage = value === 'all' ? 'all' : Number(value);
    onChange({ page: pageAfterResize(from, chosen), perPage: chosen });
  }

  return (
    <>
      <p className={classes.onPaper}>{paperWords(pagination)}</p>
      <div className={classes.frame} data-screen-only>
        {beside}
        <Text c="dimmed" fz="sm" role="status">
          {texts.pager.range(showCount(from), showCount(to), showCount(total))}
        </Text>
        <NativeSelect
          size="xs"
          aria-label={texts.pager.rowsOnPage}
          value={String(perPage)}
          data={options}
          onChange={(event) => resize(event.currentTarget.value)}
          className={classes.sizes}
        />
        <PageButton label={texts.pager.printAllRows} onClick={() => void printPage()}>
          <IconPrinter size={15} aria-hidden />
        </PageButton>
        <nav aria-label={texts.pager.pages} className={classes.buttons}>
          {children}
        </nav>
      </div>
    </>
  );
}
