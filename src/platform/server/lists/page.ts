import { PAGE_SIZE, type Pagination, paginationOf } from '#platform/shared/paging.ts';

/** The page parameters of a call. A list that is whole unless a page is asked for may have neither of them. */
export interface AskedPage {
  page?: number | undefined;
  per_page?: number | undefined;
}

/** Which rows of the list to read. */
export interface Part {
  size: number;
  offset: number;
}

interface Page<Row> {
  rows: Row[];
  pagination: Pagination;
}

/** One page of a list of this many rows. A page past the end is the last one. */
export async function pageOf<Row>(
  asked: AskedPage,
  total: number,
  read: (part: Part) => Promise<Row[]>,
): Promise<Page<Row>> {
  const size = sizeOf(asked) ?? Math.max(1, total);
  const page = Math.min(asked.page ?? 1, lastPage(total, size));
  const rows = await read({ size, offset: (page - 1) * size });
  return { rows, pagination: paginationOf(page, size, rows.length, total) };
}

/**
 * The same where count and rows are asked for together, which takes one message instead of two. Only a page past the
 * end is read again.
 */
export async function pageBeside<Row>(
  asked: AskedPage,
  count: Promise<number>,
  read: (part: Part) => Promise<Row[]>,
): Promise<Page<Row>> {
  const size = sizeOf(asked);
  if (size === null) return pageOf(asked, await count, read);
  const { page = 1 } = asked;
  const [total, rows] = await Promise.all([count, read({ size, offset: (page - 1) * size })]);
  if (page > lastPage(total, size)) return pageOf(asked, total, read);
  return { rows, pagination: paginationOf(page, size, rows.length, total) };
}

/**
 * The same where each row includes the total, so that a page is one statement. Only a page past the end, which
 * is empty, takes more. The size is null when the whole list is asked for.
 */
export async function pageWithTotal<Row extends { total: number }>(
  asked: AskedPage,
  read: (part: { size: number | null; offset: number }) => Promise<Row[]>,
): Promise<Page<Row>> {
  const size = sizeOf(asked);
  const { page = 1 } = asked;
  const rowsOf = (at: number) => read({ size, offset: (at - 1) * (size ?? 0) });
  const rows = await rowsOf(page);
  const first = rows[0] ?? (page > 1 ? (await read({ size: 1, offset: 0 }))[0] : undefined);
  const total = first?.total ?? 0;
  const perPage = size ?? Math.max(1, total);
  const last = lastPage(total, perPage);
  const shown = page > last ? await rowsOf(last) : rows;
  return { rows: shown, pagination: paginationOf(Math.min(page, last), perPage, shown.length, total) };
}

export function lastPage(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}

/** Null for the whole list. */
function sizeOf({ page, per_page }: AskedPage): number | null {
  return per_page ?? (page === undefined ? null : PAGE_SIZE);
}
