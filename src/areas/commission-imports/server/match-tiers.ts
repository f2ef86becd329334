import { type RawBuilder, sql } from 'kysely';
import { nameKey, namePairs, namesAgree, sharesWord } from './name-key.ts';
import { alikeKeys, coreOf, numberKeys } from './number-keys.ts';
import { productsNear } from './product-words.ts';

/** Where a tier's candidates come from, what a hit is worth, and what is said about it. */
export interface Tier {
  tier: 1 | 2 | 3;
  /** A table of row_number and policy_id; `w` has the rows that are still open. */
  found: RawBuilder<unknown>;
  /** What else must speak for a candidate `j`. */
  needs?: RawBuilder<unknown>;
  /** Out of a hundred, when nothing contradicts it. */
  confidence: RawBuilder<unknown>;
  reason: RawBuilder<unknown>;
}

/** What the company's numbers were assigned to by hand last. */
export const aliases = (companyId: number) => sql`
  SELECT DISTINCT ON (alias) id, master_id, alias, policy_id FROM commission_assignments
  WHERE company_id = ${companyId} AND alias <> '' AND undone_at IS NULL ORDER BY alias, id DESC`;

/** A policy's terms are rows of their own: all of them with the number that somebody assigned are meant. */
export const byAlias = (companyId: number): Tier => ({
  tier: 1,
  found: sql`
    SELECT w.row_number, p.id AS policy_id FROM w
    JOIN (${aliases(companyId)}) a ON a.alias = w.number_key
    JOIN policies k ON k.master_id = a.master_id AND k.id = a.policy_id
    JOIN policies p ON p.master_id = k.master_id AND p.number_key = k.number_key AND p.customer_id = k.customer_id`,
  confidence: sql`99`,
  reason: sql`'This number was assigned to the policy by hand before.'`,
});

const byNumber: Tier = {
  tier: 1,
  found: sql`
    SELECT w.row_number, p.id AS policy_id FROM w
    JOIN policies p ON p.number_key = w.number_key AND p.policy_number = w.policy_number WHERE w.number_key <> ''`,
  confidence: sql`100`,
  reason: sql`'The policy number is the same.'`,
};

const byBareNumber: Tier = {
  tier: 2,
  found: sql`
    SELECT w.row_number, p.id AS policy_id FROM w
    JOIN policies p ON ltrim(p.number_key, '0') = ltrim(w.number_key, '0') WHERE ltrim(w.number_key, '0') <> ''`,
  confidence: sql`90`,
  reason: sql`'The policy number is the same except for formatting and leading zeros.'`,
};

/** The policies `p` with the company. */
export const ofCompany = (companyId: number) => sql`policies p
  JOIN products o ON o.master_id = p.master_id AND o.id = p.product_id AND o.company_id = ${companyId}`;

const byCore = (companyId: number): Tier => ({
  tier: 2,
  found: sql`
    SELECT w.row_number, p.id AS policy_id FROM w
    JOIN (SELECT p.id, ${coreOf(sql`p.number_key`)} AS core FROM ${ofCompany(companyId)}) p
      ON p.core = ${coreOf(sql`w.number_key`)} WHERE w.number_key <> ''`,
  confidence: sql`88`,
  reason: sql`'The policy number is the same except for formatting and zeros.'`,
});

/** The name speaks for it; or there is none, and the term begins on the very day. */
const KNOWN_OTHERWISE = sql`j.kin OR (NOT j.has_name AND j.same_day)`;

const keysOfRows = sql`SELECT w.row_number, k.core, k.stem, k.glued FROM w
  CROSS JOIN LATERAL ${numberKeys(sql`w.policy_number`, sql`w.number_key`)} k WHERE w.number_key <> ''`;
const keysOfPolicies = (
  companyId: number,
) => sql`SELECT p.id, k.core, k.stem, k.glued FROM ${ofCompany(companyId)}
  CROSS JOIN LATERAL ${numberKeys(sql`p.policy_number`, sql`p.number_key`)} k WHERE p.number_key <> ''`;

/** One side writes something behind the number that the other does not. */
const bySuffix = (companyId: number): Tier => ({
  tier: 2,
  found: sql`
    WITH r AS MATERIALIZED (${keysOfRows}), p AS MATERIALIZED (${keysOfPolicies(companyId)})
    SELECT r.row_number, p.id AS policy_id FROM r JOIN p ON p.core = r.stem
    UNION SELECT r.row_number, p.id FROM r JOIN p ON p.core = r.glued
    UNION SELECT r.row_number, p.id FROM r JOIN p ON p.stem = r.core
    UNION SELECT r.row_number, p.id FROM r JOIN p ON p.glued = r.core`,
  needs: KNOWN_OTHERWISE,
  confidence: sql`80`,
  reason: sql`'The policy number is the same except for what stands behind it.'`,
});

/** Both sides write something behind it: an account may have several policies, so the product decides too. */
const byStem = (companyId: number): Tier => ({
  tier: 2,
  found: sql`
    WITH r AS MATERIALIZED (${keysOfRows}), p AS MATERIALIZED (${keysOfPolicies(companyId)})
    SELECT r.row_number, p.id AS policy_id FROM r JOIN p ON p.stem = r.stem`,
  needs: sql`j.agrees AND j.has_product AND j.fit <= 2 AND ${productsNear(sql`j.carrier_product`, sql`j.product`)}`,
  confidence: sql`75`,
  reason: sql`'The policy number is the same except for its ending, and the customer and the product fit.'`,
});

/** Letters before the number, or letters that look like digits. */
const byLikeness = (companyId: number): Tier => ({
  tier: 2,
  found: sql`
    WITH r AS MATERIALIZED (SELECT w.row_number, k.digits, k.look FROM w
      CROSS JOIN LATERAL ${alikeKeys(sql`w.number_key`)} k WHERE w.number_key <> ''),
    p AS MATERIALIZED (SELECT p.id, k.digits, k.look FROM ${ofCompany(companyId)}
      CROSS JOIN LATERAL ${alikeKeys(sql`p.number_key`)} k WHERE p.number_key <> '')
    SELECT r.row_number, p.id AS policy_id FROM r JOIN p ON p.digits = r.digits
    UNION SELECT r.row_number, p.id FROM r JOIN p ON p.look = r.look`,
  needs: sql`j.kin AND j.fit <= 2`,
  confidence: sql`75`,
  reason: sql`'The policy number has the same digits, and the name fits.'`,
});

/** More kinds of products than a statement has. */
const PRODUCTS_MAX = 2000;

/**
 * Customers of the company whose names agree with those of the rows `w`: row_number and id. Each step is made once
 * and kept: the planner knows nothing about rows that were just stored.
 */
export const namedAlike = (companyId: number) => sql`
  WITH c AS MATERIALIZED (
    SELECT c.id, ${nameKey(sql`c.name`)} AS name_key FROM customers c
    WHERE c.id IN (SELECT p.customer_id FROM ${ofCompany(companyId)})),
  r AS MATERIALIZED (SELECT d.name_key, k.pair FROM (SELECT DISTINCT name_key FROM w WHERE name_key IS NOT NULL) d
    CROSS JOIN LATERAL ${namePairs(sql`d.name_key`)} k),
  n AS MATERIALIZED (SELECT d.name_key, k.pair FROM (SELECT DISTINCT name_key FROM c WHERE name_key IS NOT NULL) d
    CROSS JOIN LATERAL ${namePairs(sql`d.name_key`)} k),
  met AS MATERIALIZED (SELECT DISTINCT r.name_key, n.name_key AS other FROM r JOIN n ON n.pair = r.pair),
  alike AS MATERIALIZED (
    SELECT name_key, other FROM met WHERE ${namesAgree(sql`name_key`, sql`other`)}
    UNION SELECT DISTINCT name_key, name_key FROM w WHERE name_key IS NOT NULL)
  SELECT w.row_number, c.id FROM w JOIN alike a ON a.name_key = w.name_key JOIN c ON c.name_key = a.other`;

/** A number that resembles none of ours speaks against a policy: then the day or the premium must be the same. */
const byCustomer = (companyId: number): Tier => ({
  tier: 3,
  found: sql`
    WITH named AS MATERIALIZED (SELECT row_number, id FROM (${namedAlike(companyId)}) n),
    near AS MATERIALIZED (
      SELECT d.product_name, o.id
      FROM (SELECT DISTINCT product_name FROM w WHERE product_name <> '' LIMIT ${PRODUCTS_MAX}) d
      JOIN products o ON o.company_id = ${companyId}
        AND ${productsNear(sql`d.product_name`, sql`o.name || ' ' || o.line_of_business`)})
    SELECT n.row_number, p.id AS policy_id FROM named n
    JOIN w ON w.row_number = n.row_number
    JOIN policies p ON p.customer_id = n.id
    JOIN products o ON o.master_id = p.master_id AND o.id = p.product_id AND o.company_id = ${companyId}
    LEFT JOIN near ON near.product_name = w.product_name AND near.id = o.id
    WHERE (w.product_name = '' OR near.id IS NOT NULL)
      AND (p.effdate = w.effdate OR (w.day >= p.effdate AND w.day < p.expdate))`,
  needs: sql`(NOT j.has_number OR j.same_day OR j.same_premium)
    AND (j.same_name OR j.has_product OR j.same_day OR j.same_premium)`,
  confidence: sql`CASE WHEN b.has_product THEN 80 ELSE 60 END - CASE WHEN b.same_name THEN 0 ELSE 10 END`,
  reason: sql`CASE WHEN b.same_name THEN 'The customer’s name ' ELSE 'Most of the customer’s name ' END
    || CASE WHEN NOT b.has_product THEN 'is the same.' WHEN b.same_name THEN 'and the product are the same.'
      ELSE 'is the same, and so is the product.' END`,
});

/** The surest first. */
export const tiersOf = (companyId: number): Tier[] => [
  byNumber,
  byBareNumber,
  byCore(companyId),
  bySuffix(companyId),
  byLikeness(companyId),
  byStem(companyId),
  byCustomer(companyId),
];

/**
 * What speaks for and against each candidate `f` of the rows `w`. A customer's name is taken apart once, however many
 * rows are about it.
 */
export const judged = (companyId: number) => sql`
  WITH named AS MATERIALIZED (
    SELECT c.id, c.name, ${nameKey(sql`c.name`)} AS name_key FROM customers c
    WHERE c.id IN (SELECT p.customer_id FROM policies p WHERE p.id IN (SELECT policy_id FROM found)))
  SELECT w.row_number, p.id, p.policy_number, p.effdate, n.name AS customer, m.name AS company, o.name AS product,
    w.product_name AS carrier_product, o.company_id = ${companyId} AS is_ours, w.product_name <> '' AS has_product,
    w.number_key <> '' AS has_number, w.name_key IS NOT NULL AS has_name,
    coalesce(n.name_key = w.name_key, false) AS same_name, ${namesAgree(sql`w.name_key`, sql`n.name_key`)} AS agrees,
    coalesce(n.name_key = w.name_key OR ${sharesWord(sql`w.name_key`, sql`n.name_key`)}, false) AS kin,
    n.name_key <> w.name_key AND NOT ${namesAgree(sql`w.name_key`, sql`n.name_key`)} AS other_name,
    fold(w.product_name) IN (fold(o.name), fold(o.line_of_business)) AS same_product,
    coalesce(p.effdate = w.effdate, false) AS same_day,
    coalesce(p.premium <> 0 AND p.premium = w.premium, false) AS same_premium,
    CASE WHEN p.effdate = w.effdate THEN 1 WHEN w.day >= p.effdate AND w.day < p.expdate THEN 2
      WHEN p.effdate <= w.day THEN 3 ELSE 4 END AS fit,
    abs(w.day - p.effdate) AS distance
  FROM found f
  JOIN w ON w.row_number = f.row_number
  JOIN policies p ON p.id = f.policy_id
  JOIN products o ON o.master_id = p.master_id AND o.id = p.product_id
  JOIN companies m ON m.master_id = o.master_id AND m.id = o.company_id
  JOIN named n ON n.id = p.customer_id`;
