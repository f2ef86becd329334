import { type RawBuilder, sql } from 'kysely';
import { namedAlike, ofCompany } from './match-tiers.ts';
import { nameKey, namesAgree } from './name-key.ts';
import { alikeKeys, numberKeys, signKeys } from './number-keys.ts';

/** Everything that a number resembles another by, as rows `key`; `from` has policy_number and number_key. */
const resembling = (from: RawBuilder<unknown>) => {
  const [written, bare] = [sql`${from}.policy_number`, sql`${from}.number_key`];
  return sql`(SELECT 'n' || v.key AS key
    FROM ${numberKeys(written, bare)} k CROSS JOIN LATERAL (VALUES (k.core), (k.stem), (k.glued)) v (key)
    WHERE v.key <> ''
    UNION SELECT 'd' || k.digits FROM ${alikeKeys(bare)} k WHERE k.digits IS NOT NULL
    UNION SELECT 'l' || k.look FROM ${alikeKeys(bare)} k WHERE k.look IS NOT NULL
    UNION SELECT 's' || k.signs FROM ${signKeys(bare)} k WHERE k.signs IS NOT NULL)`;
};

/**
 * The policies of the company that come nearest to the rows `w`: row_number, policy_id and place. A number that
 * resembles theirs goes first, together with the name; then the name alone, and the term that fits the day best.
 */
export const nearestSql = (companyId: number, most: number) => sql`
  WITH row_keys AS MATERIALIZED (
    SELECT w.row_number, k.key FROM w CROSS JOIN LATERAL ${resembling(sql`w`)} k WHERE w.number_key <> ''),
  policy_keys AS MATERIALIZED (
    SELECT p.id, k.key FROM ${ofCompany(companyId)} CROSS JOIN LATERAL ${resembling(sql`p`)} k),
  by_number AS MATERIALIZED (
    SELECT DISTINCT r.row_number, p.id AS policy_id FROM row_keys r JOIN policy_keys p ON p.key = r.key),
  by_name AS MATERIALIZED (
    SELECT n.row_number, p.id AS policy_id FROM (${namedAlike(companyId)}) n
    JOIN (${ofCompany(companyId)}) ON p.customer_id = n.id),
  hits AS MATERIALIZED (
    SELECT row_number, policy_id, bool_or(is_number) AS is_number
    FROM (SELECT row_number, policy_id, true AS is_number FROM by_number
      UNION ALL SELECT row_number, policy_id, false FROM by_name) h
    GROUP BY row_number, policy_id),
  customer_names AS MATERIALIZED (
    SELECT c.id, ${nameKey(sql`c.name`)} AS name_key FROM customers c
    WHERE c.id IN (SELECT p.customer_id FROM policies p WHERE p.id IN (SELECT policy_id FROM hits)))
  SELECT row_number, policy_id, place FROM (
    SELECT h.row_number, h.policy_id, row_number() OVER (PARTITION BY h.row_number ORDER BY
      h.is_number AND ${namesAgree(sql`w.name_key`, sql`n.name_key`)} DESC, h.is_number DESC,
      p.effdate IS NOT DISTINCT FROM w.effdate DESC, w.day >= p.effdate AND w.day < p.expdate DESC,
      abs(w.day - p.effdate), p.id) AS place
    FROM hits h
    JOIN w ON w.row_number = h.row_number
    JOIN policies p ON p.id = h.policy_id
    JOIN customer_names n ON n.id = p.customer_id) placed
  WHERE place <= ${most}`;
