import { texts } from '../texts.ts';
import type { PageAnswer } from './paged-query.ts';
import type { PagedRows } from './use-paged-rows.ts';

/** How many rows a list has, for the gray line above it; empty until that is known. */
export function foundWords(
  { pagination, error }: PagedRows<PageAnswer<unknown>>,
  words: (count: number) => string = texts.table.found,
): string {
  return pagination && !error ? words(pagination.total) : '';
}
