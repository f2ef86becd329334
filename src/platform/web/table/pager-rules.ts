import { PAGE_SIZE } from '#platform/shared/paging.ts';

/** Rows on a page; 'all' goes on as far as the person scrolls. */
export type PerPage = number | 'all';

export interface PageRequest {
  page: number;
  perPage: PerPage;
}

/** Usually needed for more rows than fit on a page. */
export function needsPager(total: number, fewest: number = PAGE_SIZE + 1): boolean {
  return total >= fewest;
}

/** Up to `most` page numbers in a row, the current one as near to the middle as the ends allow. */
export function pageButtons(current: number, last: number, most: number): number[] {
  const count = Math.min(most, last);
  const first = Math.min(Math.max(1, current - Math.floor((most - 1) / 2)), last - count + 1);
  return Array.from({ length: count }, (_, at) => first + at);
}

/** The sizes to choose from; the last of more than 100 rows is all of them. */
export function pageSizes(total: number): number[] {
  const sizes = [PAGE_SIZE, 30, 50];
  if (total > 50) sizes.push(100);
  if (total > 100) sizes.push(total);
  return sizes;
}

/** The page that shows the same first row when the size changes. */
export function pageAfterResize(firstRow: number, perPage: PerPage): number {
  return perPage === 'all' ? 1 : Math.max(1, Math.ceil(firstRow / perPage));
}
