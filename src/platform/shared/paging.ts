import { z } from 'zod';
import { flagParam } from './record-fields.ts';

export const PAGE_SIZE = 15;
/** The most rows in one answer; "All" of more than this is loaded page by page in a virtual table. */
export const LARGEST_PAGE = 500;

/** Taken by every call whose list can grow. */
export const pageQuery = z.object({
  page: z.coerce
    .number({ error: 'Must be a number.' })
    .int('Must be a whole number.')
    .min(1, 'Pages start at 1.')
    .max(1_000_000, 'There is no such page.')
    .default(1),
  per_page: z.coerce
    .number({ error: 'Must be a number.' })
    .int('Must be a whole number.')
    .min(1, 'At least 1 row per page.')
    .max(LARGEST_PAGE, `At most ${LARGEST_PAGE} rows per page.`)
    .default(PAGE_SIZE),
});

/** Taken by a list that is whole unless a page is asked for. */
export const optionalPageQuery = z.object({
  page: pageQuery.shape.page.unwrap().optional(),
  per_page: pageQuery.shape.per_page.unwrap().optional(),
});

/** Taken by a list that sorts by its columns; `reverse` turns the order around. */
export const sortQuery = <Column extends string>(columns: readonly Column[]) => ({
  sort: z.enum(columns, 'This is not a column.').optional(),
  reverse: flagParam.default(0),
});

export const pagination = z.object({
  current_page: z.number().int(),
  last_page: z.number().int(),
  per_page: z.number().int(),
  total: z.number().int(),
  /** Numbers of the first and last row of this page; 0 when there is none. */
  from: z.number().int(),
  to: z.number().int(),
});
export type Pagination = z.infer<typeof pagination>;

/** The answer of a list in pages. */
export const paged = <Row extends z.ZodType>(row: Row) => z.object({ results: z.array(row), pagination });

/** The pagination of a page with `count` of `total` rows. */
export function paginationOf(page: number, perPage: number, count: number, total: number): Pagination {
  const before = (page - 1) * perPage;
  return {
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / perPage)),
    per_page: perPage,
    total,
    from: count === 0 ? 0 : before + 1,
    to: count === 0 ? 0 : before + count,
  };
}
