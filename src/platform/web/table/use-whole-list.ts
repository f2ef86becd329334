import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { wantsMoreRows } from '../print/paper-rules.ts';
import { useHoldPrinting, usePrinting } from '../print/printing.ts';
import type { PageAnswer, PagedQuery } from './paged-query.ts';

/**
 * While the screen is to be printed: the list with all of its rows, once they are here. The printer waits for it. Until
 * then the page of it that is open stays, so that no row is drawn more than once.
 */
export function useWholeList<Answer extends PageAnswer<unknown>>(options: PagedQuery<Answer>) {
  const isPrinting = usePrinting();
  const query = useInfiniteQuery({
    ...options,
    ...options.whole,
    enabled: isPrinting,
    placeholderData: undefined,
  });
  const { data, isFetching, isError, hasNextPage, fetchNextPage } = query;
  const loaded = data?.pages.reduce((sum, { results }) => sum + results.length, 0) ?? 0;
  const isShort = !data || (hasNextPage && wantsMoreRows(loaded));
  const wantsMore = isPrinting && data && isShort && !isFetching && !isError;
  useEffect(() => {
    if (wantsMore) void fetchNextPage();
  }, [wantsMore, fetchNextPage]);
  const hold = isError ? 'failed' : isFetching || isShort ? 'loading' : undefined;
  useHoldPrinting(isPrinting ? hold : undefined);
  return isPrinting && hold === undefined ? query : undefined;
}
