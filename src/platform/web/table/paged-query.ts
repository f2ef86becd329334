import { keepPreviousData, type QueryFunctionContext } from '@tanstack/react-query';
import { LARGEST_PAGE, type Pagination } from '#platform/shared/paging.ts';
import type { PageRequest } from './pager-rules.ts';

export interface PageAnswer<Row> {
  results: Row[];
  pagination: Pagination;
}

interface WirePage {
  page: number;
  per_page: number;
}

type FetchPage<Answer> = (query: WirePage, signal: AbortSignal) => Promise<Answer>;

const WHOLE: PageRequest = { page: 1, perPage: 'all' };

/**
 * One page of a list, or all of it: then the server's largest pages follow one another as they are asked for.
 * The rows of the page before stay until the new ones are there.
 */
export function pagedQuery<Answer extends PageAnswer<unknown>>(
  key: readonly unknown[],
  request: PageRequest,
  fetchPage: FetchPage<Answer>,
) {
  return {
    ...pagesOf(key, request, fetchPage),
    placeholderData: keepPreviousData,
    /** The same list with all of its rows, as paper has it. */
    whole: pagesOf(key, WHOLE, fetchPage),
  };
}

function pagesOf<Answer extends PageAnswer<unknown>>(
  key: readonly unknown[],
  { page, perPage }: PageRequest,
  fetchPage: FetchPage<Answer>,
) {
  const isAll = perPage === 'all';
  return {
    queryKey: [...key, page, perPage] as readonly unknown[],
    queryFn: ({ pageParam, signal }: QueryFunctionContext<readonly unknown[], number>) =>
      fetchPage({ page: pageParam, per_page: isAll ? LARGEST_PAGE : perPage }, signal),
    initialPageParam: isAll ? 1 : page,
    getNextPageParam: ({ results, pagination }: Answer) =>
      isAll && results.length > 0 && pagination.to < pagination.total
        ? pagination.current_page + 1
        : undefined,
  };
}

export type PagedQuery<Answer extends PageAnswer<unknown>> = ReturnType<typeof pagedQuery<Answer>>;
