import { type RawBuilder, sql } from 'kysely';
import type { Part } from './page.ts';

/** The order as the contract's `sortQuery` takes it. */
export interface ListOrder<Column> {
  sort?: Column | undefined;
  reverse: number;
}

/** A page of a list that sorts by its columns. */
export interface SortedPart<Column> extends ListOrder<Column>, Part {}

/**
 * What comes after ORDER BY. Empty values come last, whichever way the others go; ties are in the
 * usual order, as does the list without a key.
 */
export function orderBy(
  key: RawBuilder<unknown> | undefined,
  reverse: number,
  usual: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return key ? sql`${key} ${sql.raw(reverse ? 'DESC' : 'ASC')} NULLS LAST, ${usual}` : usual;
}
