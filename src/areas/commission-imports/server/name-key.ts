import { type RawBuilder, sql } from 'kysely';

/**
 * The words of a name in one order, without accents and initials: JOHNSON, MARIA L and Maria L. Johnson are the
 * same. Null where there is none.
 */
export function nameKey(name: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql`(SELECT string_agg(word, ' ' ORDER BY word)
    FROM regexp_split_to_table(fold(${name}), '[^[:alnum:]]+') AS word WHERE length(word) > 1)`;
}
