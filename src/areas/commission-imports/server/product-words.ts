import { type RawBuilder, sql } from 'kysely';

/** What carriers call a kind of insurance for short. */
const SHORT = {
  ap: 'auto',
  ppa: 'auto',
  pa: 'auto',
  pap: 'auto',
  ca: 'auto',
  cap: 'auto',
  automobile: 'auto',
  vehicle: 'auto',
  car: 'auto',
  ho: 'home',
  ho3: 'home',
  ho5: 'home',
  ho6: 'condo',
  ho4: 'renters',
  hom: 'home',
  homeowner: 'home',
  homeowners: 'home',
  dp: 'dwelling',
  dp1: 'dwelling',
  dp3: 'dwelling',
  dwg: 'dwelling',
  gl: 'liability',
  cgl: 'liability',
  wc: 'workers',
  bop: 'businessowners',
  umb: 'umbrella',
  pup: 'umbrella',
  mc: 'motorcycle',
  cycle: 'motorcycle',
  fld: 'flood',
  mh: 'mobile',
  wtr: 'boat',
  watercraft: 'boat',
};
/** Words that say nothing about which of two products is meant. */
const SAYS_NOTHING = sql.lit(
  '{personal,commercial,policy,insurance,line,lines,private,passenger,standard,preferred,program,plan,select,plus,new,renewal,and,the,of}',
);

const wordsOf = (text: RawBuilder<unknown>) => sql`(
  SELECT coalesce(${sql.lit(JSON.stringify(SHORT))}::jsonb->>w, w) AS word
  FROM regexp_split_to_table(fold(${text}), '[^[:alnum:]]+') AS w
  WHERE length(w) > 1 AND w <> ALL (${SAYS_NOTHING}::text[]))`;

/** One of the words is the same, or begins like the other: AUTOMOBILE and Personal Auto, HO3 and Homeowners. */
export const productsNear = (carrier: RawBuilder<unknown>, ours: RawBuilder<unknown>) => sql`(
  fold(${carrier}) = fold(${ours}) OR EXISTS (
    SELECT 1 FROM ${wordsOf(carrier)} a, ${wordsOf(ours)} b
    WHERE a.word = b.word OR (least(length(a.word), length(b.word)) > 3
      AND (starts_with(a.word, b.word) OR starts_with(b.word, a.word)))))`;
