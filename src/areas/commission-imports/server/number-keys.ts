import { type RawBuilder, sql } from 'kysely';

type Text = RawBuilder<unknown>;

/** Shorter numbers are alike by chance. */
const STEM_MIN = 5;
const GLUED_MIN = 7;
const DIGITS_MIN = 6;

/** A bare number without the zeros that it begins with or that follow its letters: PA-000123 is PA123. */
export const coreOf = (bare: Text) => sql`regexp_replace(${bare}, '(^|[A-Z])0+(?=[0-9A-Z])', '\\1', 'g')`;

const longEnough = (key: Text, least: number) =>
  sql`CASE WHEN length(${key}) >= ${sql.lit(least)} THEN ${key} END`;

/** Without what is set off at its end: PA-12345-01 and PA 12345/A are PA12345. Null where nothing is. */
const stemOf = (written: Text) =>
  sql`(SELECT ${longEnough(sql`s.key`, STEM_MIN)} FROM (SELECT ${coreOf(
    sql`bare(regexp_replace(${written}, '[-[:space:]/._]+[0-9A-Za-z]{1,3}[[:space:]]*$', ''))`,
  )} AS key) s WHERE ${written} ~ '[-[:space:]/._][0-9A-Za-z]{1,3}[[:space:]]*$')`;

/** Without the two digits at its end, which may count its terms: PA1234501 is PA12345. */
const gluedOf = (core: Text) => sql`CASE WHEN length(${core}) >= ${sql.lit(GLUED_MIN + 2)}
  AND ${core} ~ '[0-9]{2}$' THEN left(${core}, -2) END`;

/** Its digits alone: the letters before them are a product to one side and nothing to the other. */
const digitsOf = (core: Text) => sql`(SELECT ${longEnough(sql`d.key`, DIGITS_MIN)}
  FROM (SELECT ltrim(regexp_replace(${core}, '[^0-9]', '', 'g'), '0') AS key) d)`;

/** With letters that are taken for digits as those digits. */
const lookOf = (core: Text) => longEnough(sql`translate(${core}, 'OQILSBZ', '0011582')`, DIGITS_MIN);

/** Its signs in order: two of them may have changed places. */
const signsOf = (core: Text) => sql`CASE WHEN length(${core}) >= ${sql.lit(DIGITS_MIN)} THEN (
  SELECT string_agg(sign, '' ORDER BY sign) FROM regexp_split_to_table(${core}, '') AS sign) END`;

/** Everything that a number is looked for by, for rows with `written` and its bare form. */
export const numberKeys = (written: Text, bare: Text) => sql`(
  SELECT c.core, ${stemOf(written)} AS stem, ${gluedOf(sql`c.core`)} AS glued FROM (SELECT ${coreOf(bare)} AS core) c)`;

export const alikeKeys = (bare: Text) => sql`(
  SELECT ${digitsOf(sql`c.core`)} AS digits, ${lookOf(sql`c.core`)} AS look
  FROM (SELECT ${coreOf(bare)} AS core) c)`;

export const signKeys = (bare: Text) => sql`(
  SELECT ${signsOf(sql`c.core`)} AS signs FROM (SELECT ${coreOf(bare)} AS core) c)`;
