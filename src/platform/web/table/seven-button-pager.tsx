import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react';
import { texts } from '../texts.ts';
import { FootAlone } from './foot-alone.tsx';
import { PageButton } from './page-button.tsx';
import { AllButton, PageNumbers, pagesOf } from './page-numbers.tsx';
import { PagerFrame, type PagerProps } from './pager-frame.tsx';
import { needsPager } from './pager-rules.ts';

const MOST = 7;

/** Up to seven pages, with First, Previous, Next, Last and All; usually nothing while every row fits on one page. */
export function SevenButtonPager(props: PagerProps) {
  if (!needsPager(props.pagination.total, props.fewest)) return <FootAlone>{props.beside}</FootAlone>;
  const { size, current, last } = pagesOf(props);
  const go = (page: number) => () => props.onChange({ page, perPage: size });
  const [atStart, atEnd] = [current <= 1, current === 0 || current >= last];
  return (
    <PagerFrame {...props}>
      <PageButton label={texts.pager.firstPage} disabled={atStart} onClick={go(1)}>
        <IconChevronsLeft size={15} aria-hidden />
      </PageButton>
      <PageButton label={texts.pager.previousPage} disabled={atStart} onClick={go(current - 1)}>
        <IconChevronLeft size={15} aria-hidden />
      </PageButton>
      <PageNumbers {...props} most={MOST} />
      <PageButton label={texts.pager.nextPage} disabled={atEnd} onClick={go(current + 1)}>
        <IconChevronRight size={15} aria-hidden />
      </PageButton>
      <PageButton label={texts.pager.lastPage} disabled={atEnd} onClick={go(last)}>
        <IconChevronsRight size={15} aria-hidden />
      </PageButton>
      <AllButton {...props} />
    </PagerFrame>
  );
}
