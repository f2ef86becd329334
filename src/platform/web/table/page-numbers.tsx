import { PAGE_SIZE } from '#platform/shared/paging.ts';
import { texts } from '../texts.ts';
import { PageButton } from './page-button.tsx';
import type { PagerProps } from './pager-frame.tsx';
import { type PageRequest, pageButtons } from './pager-rules.ts';

/** Of "all rows" the numbers lead back to pages of the usual size. */
export function pagesOf({ pagination, perPage }: PagerProps) {
  const size = perPage === 'all' ? PAGE_SIZE : perPage;
  return {
    size,
    current: perPage === 'all' ? 0 : pagination.current_page,
    last: Math.max(1, Math.ceil(pagination.total / size)),
  };
}

export function PageNumbers({ most, ...pager }: PagerProps & { most: number }) {
  const { size, current, last } = pagesOf(pager);
  return pageButtons(current, last, most).map((page) => (
    <PageButton
      key={page}
      label={texts.pager.page(page)}
      isCurrent={page === current}
      onClick={() => pager.onChange({ page, perPage: size })}
    >
      {page}
    </PageButton>
  ));
}

const EVERYTHING: PageRequest = { page: 1, perPage: 'all' };

export function AllButton({ perPage, onChange }: PagerProps) {
  return (
    <PageButton
      label={texts.pager.allRows}
      isCurrent={perPage === 'all'}
      onClick={() => onChange(EVERYTHING)}
    >
      {texts.pager.all}
    </PageButton>
  );
}
