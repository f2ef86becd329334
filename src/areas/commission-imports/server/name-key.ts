import { type RawBuilder, sql } from 'kysely';

/** Titles, generations and legal forms, which one side writes and the other does not. */
const NOT_NAMES = sql.lit(
  '{jr,sr,ii,iii,iv,mr,mrs,ms,dr,llc,inc,corp,co,ltd,lp,llp,pa,pllc,the,and,or,dba,etal,et,al,est,estate,trust,trustee}',
);

/** Signs within a word: O'Brien is OBrien. */
const SIGNS_WITHIN = sql.lit("'\u2019`");

/**
 * The words of a name in one order, without accents, initials and titles: JOHNSON, MARIA L and Mrs. Maria L. Johnson
 * are the same. Null where there is none.
 */
export function nameKey(name: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql`(SELECT string_agg(word, ' ' ORDER BY word)
    FROM regexp_split_to_table(translate(fold(${name}), ${SIGNS_WITHIN}, ''), '[^[:alnum:]]+') AS word
    WHERE length(word) > 1 AND word <> ALL (${NOT_NAMES}::text[]))`;
}

/** One of two words is the other, or the beginning of it: carriers cut names off. */
const isWord = (one: RawBuilder<unknown>, other: RawBuilder<unknown>, least: number) => sql`(${one} = ${other}
  OR (length(${one}) >= ${sql.lit(least)} AND starts_with(${other}, ${one}))
  OR (length(${other}) >= ${sql.lit(least)} AND starts_with(${one}, ${other})))`;

const words = (key: RawBuilder<unknown>) => sql`unnest(string_to_array(${key}, ' '))`;

/** Two name keys have a word in common. */
export const sharesWord = (one: RawBuilder<unknown>, other: RawBuilder<unknown>) => sql`EXISTS (
  SELECT 1 FROM ${words(one)} a, ${words(other)} b WHERE length(a) > 2 AND ${isWord(sql`a`, sql`b`, 4)})`;

/**
 * Two name keys are the same, or every word of the shorter one is in the longer one, at least two: a second insured, a
 * middle name and what was cut off make no difference.
 */
export const namesAgree = (one: RawBuilder<unknown>, other: RawBuilder<unknown>) => sql`coalesce(
  ${one} = ${other} OR (strpos(${one}, ' ') > 0 AND strpos(${other}, ' ') > 0 AND (
    ${within(one, other)} OR ${within(other, one)})), false)`;

const within = (few: RawBuilder<unknown>, many: RawBuilder<unknown>) => sql`NOT EXISTS (
  SELECT 1 FROM ${words(few)} a WHERE NOT EXISTS (
    SELECT 1 FROM ${words(many)} b WHERE ${isWord(sql`a`, sql`b`, 3)}))`;

/** As many words of a name as two of its pairs are looked for by. */
const WORDS_MAX = 5;

/** The beginnings of each two words of a name: names that agree have one of these in common. A set of rows `pair`. */
export const namePairs = (key: RawBuilder<unknown>) => sql`(
  SELECT DISTINCT least(left(s.words[a], 3), left(s.words[b], 3)) || ' '
    || greatest(left(s.words[a], 3), left(s.words[b], 3)) AS pair
  FROM (SELECT string_to_array(${key}, ' ') AS words) s
  CROSS JOIN LATERAL generate_series(1, least(cardinality(s.words), ${sql.lit(WORDS_MAX)})) a
  CROSS JOIN LATERAL generate_series(a + 1, least(cardinality(s.words), ${sql.lit(WORDS_MAX)})) b)`;
