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

interface ListParams<Column extends string> {
  page?: number | undefined;
  per_page?: number | 'all' | undefined;
  sort?: Column | undefined;
  reverse?: number | undefined;
}

/** Page and order of a list in the address bar. */
export type ListSearch = ListParams<string>;

type Params = typeof pageParams & typeof sortParams;
type NamedParams<Name extends string> = {
  [Param in keyof Params as `${Name}_${Param}`]: Params[Param];
};

/** Page and order of one of several lists on a page, under its name: `discounts_page`. */
export function namedListParams<Name extends string>(name: Name): NamedParams<Name> {
  return renamed({ ...pageParams, ...sortParams }, (param) => `${name}_${param}`) as NamedParams<Name>;
}

/** One of several lists on a page: what the address bar says of it, and how to say it anew. */
export interface NamedList {
  search: ListSearch;
  onChange: (next: ListSearch) => void;
}

export function namedList(
  name: string,
  address: Record<string, unknown>,
  change: (next: Record<string, unknown>) => void,
): NamedList {
  const start = `${name}_`;
  const own = Object.entries(address).filter(([param]) => param.startsWith(start));
  return {
    search: renamed(Object.fromEntries(own), (param) => param.slice(start.length)),
    onChange: (next) => change(renamed({ ...next }, (param) => start + param)),
  };
}

function renamed(params: Record<string, unknown>, name: (param: string) => string) {
  return Object.fromEntries(Object.entries(params).map(([param, value]) => [name(param), value]));
}

/** The order as the server is asked for it. */
export interface WireOrder<Column> {
  sort?: Column | undefined;
  reverse: number;
}

export interface ListRequest<Column> extends PageRequest {
  order: WireOrder<Column>;
}

/** Page and order out of the address. */
export function readList<Column extends string>(search: ListParams<Column>): ListRequest<Column> {
  const { page = 1, per_page: perPage = PAGE_SIZE, sort, reverse = 0 } = search;
  return { page, perPage, order: { sort, reverse } };
}

/** Another page or another order back into it; what is usual is left out, and another order begins at its first page. */
export function writeList(next: PageRequest | { sort: Sort | undefined }): ListSearch {
  if ('sort' in next)
    return { sort: next.sort?.key, reverse: next.sort?.reverse ? 1 : undefined, page: undefined };
  const { page, perPage } = next;
  return { page: page === 1 ? undefined : page, per_page: perPage === PAGE_SIZE ? undefined : perPage };
}

/** The order as the head of a table shows it. */
export function sortOf({ sort, reverse }: Pick<ListSearch, 'sort' | 'reverse'>): Sort | undefined {
  return sort ? { key: sort, reverse: reverse === 1 } : undefined;
}
