import { useInfiniteQuery } from '@tanstack/react-query';
import type { Pagination } from '#platform/shared/paging.ts';
import { useShownError } from '../ui/retried-query.ts';
import { useInSteps } from '../ui/use-in-steps.ts';
import type { PageAnswer, PagedQuery } from './paged-query.ts';
import { useWholeList } from './use-whole-list.ts';

/** What a data table needs to know of a list that comes from the server. */
export interface PagedRows<Answer extends PageAnswer<unknown>> {
  /** Absent until the first answer. */
  rows: Answer['results'] | undefined;
  /** Which rows these are: their first and last number, and how many there are. */
  pagination: Pagination | undefined;
  /** The answer itself, unless it belongs to the list before. */
  answer: Answer | undefined;
  /** True while new rows load and the previous ones are still shown. */
  isStale: boolean;
  /** Why there are no rows, or no more of them. */
  error: Error | null;
  retry: () => void;
  /** Present while more rows follow. */
  loadMore: (() => void) | undefined;
}

export function usePagedRows<Answer extends PageAnswer<unknown>>(
  options: PagedQuery<Answer>,
): PagedRows<Answer> {
  const open = useInfiniteQuery(options);
  const query = useWholeList(options) ?? open;
  const pages = useInSteps(query.data?.pages);
  const isCutShort = query.isFetchNextPageError;
  // Rows that are here stay here when they could not be made fresh.
  const error = useShownError(query, !pages || isCutShort);
  const [first, last] = [pages?.[0], pages?.at(-1)];
  return {
    rows: pages?.flatMap(({ results }) => results),
    pagination: first && last && { ...last.pagination, from: first.pagination.from },
    answer: query.isPlaceholderData ? undefined : first,
    isStale: query.isPlaceholderData,
    error,
    retry: () => void (isCutShort ? query.fetchNextPage() : query.refetch()),
    // Not before the rows are drawn: the end of a list without rows is in sight.
    loadMore:
      pages && query.hasNextPage && !query.isFetching && !isCutShort
        ? () => void query.fetchNextPage()
        : undefined,
  };
}

/** The first page of a list that only its figures are wanted of: printing loads no more of it. */
export function useFirstPage<Answer extends PageAnswer<unknown>>(
  options: PagedQuery<Answer>,
): Answer | undefined {
  const query = useInfiniteQuery(options);
  return query.isPlaceholderData ? undefined : query.data?.pages[0];
}
