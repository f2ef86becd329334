import { z } from 'zod';
import { LARGEST_PAGE, PAGE_SIZE } from '#platform/shared/paging.ts';
import type { PageRequest } from './pager-rules.ts';
import type { Sort } from './sort.ts';

/** Page and size in the address bar; what makes no sense there counts as absent. */
export const pageParams = {
  page: z.coerce.number().int().min(1).max(1_000_000).optional().catch(undefined),
  per_page: z
    .union([z.literal('all'), z.coerce.number().int().min(1).max(LARGEST_PAGE)])
    .optional()
    .catch(undefined),
};

/** The order in the address bar: the column, and `reverse=1` for descending. */
export const sortParams = {
  sort: z.string().optional().catch(undefined),
  reverse: z.coerce.number().int().min(0).max(1).optional().catch(undefined),
};

/** The same of a list whose columns are known; one that is none of them counts as absent. */
export const sortParamsOf = <Column extends string>(columns: readonly Column[]) => ({
  sort: z.enum(columns).optional().catch(undefined),
  reverse: sortParams.reverse,
});

interface PageSearch {
  page?: number | undefined;
  per_page?: number | 'all' | undefined;
}

interface SortSearch {
  sort?: string | undefined;
  reverse?: number | undefined;
}

/** Page and order of a list. */
export type ListSearch = PageSearch & SortSearch;

export function pageRequest({ page, per_page }: PageSearch): PageRequest {
  return { page: page ?? 1, perPage: per_page ?? PAGE_SIZE };
}

/** Back into the address; what is usual is left out. */
export function pageSearch({ page, perPage }: PageRequest): PageSearch {
  return {
    page: page === 1 ? undefined : page,
    per_page: perPage === PAGE_SIZE ? undefined : perPage,
  };
}

export function sortOf({ sort, reverse }: SortSearch): Sort | undefined {
  return sort ? { key: sort, reverse: reverse === 1 } : undefined;
}

/** The order as the server is asked for it. */
export interface WireOrder<Column> {
  sort?: Column | undefined;
  reverse: number;
}

export function wireOrder<Column>(search: Partial<WireOrder<Column>>): WireOrder<Column> {
  return { sort: search.sort, reverse: search.reverse ?? 0 };
}

export function sortSearch(sort: Sort | undefined): SortSearch {
  return { sort: sort?.key, reverse: sort?.reverse ? 1 : undefined };
}
