import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { nameKey } from './name-key.ts';

/** Where a tier's candidates come from, what a hit is worth, and what is said about it. */
interface Tier {
  tier: 1 | 2 | 3;
  /** A table of row_number and policy_id; `w` has the rows that are still open. */
  found: RawBuilder<unknown>;
  /** Out of a hundred, when nothing contradicts it. */
  confidence: RawBuilder<unknown>;
  reason: RawBuilder<unknown>;
}

/** What the company's numbers were assigned to by hand last. */
const aliases = (companyId: number) => sql`
  SELECT DISTINCT ON (alias) id, master_id, alias, policy_id FROM commission_assignments
  WHERE company_id = ${companyId} AND alias <> '' AND undone_at IS NULL ORDER BY alias, id DESC`;

/** A policy's terms are rows of their own: all of them with the number that somebody assigned are meant. */
const byAlias = (companyId: number): Tier => ({
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

const byCustomer = (companyId: number): Tier => ({
  tier: 3,
  found: sql`
    SELECT w.row_number, p.id AS policy_id FROM w
    JOIN (SELECT c.master_id, c.id, ${nameKey(sql`c.name`)} AS name_key FROM customers c) c ON c.name_key = w.name_key
    JOIN policies p ON p.master_id = c.master_id AND p.customer_id = c.id
    JOIN products o ON o.master_id = p.master_id AND o.id = p.product_id AND o.company_id = ${companyId}
    WHERE (w.product_key = '' OR w.product_key IN (fold(o.name), fold(o.line_of_business)))
      AND (p.effdate = w.effdate OR (w.day >= p.effdate AND w.day < p.expdate))`,
  confidence: sql`CASE WHEN b.has_product THEN 80 ELSE 60 END`,
  reason: sql`CASE WHEN b.has_product THEN 'The customer’s name and the product are the same.'
    ELSE 'The customer’s name is the same.' END`,
});

/** Finds the policy of each row of a dry run, the surest way first. Runs in one transaction. */
export async function matchRows(db: Db, importId: number, companyId: number): Promise<void> {
  // Rows that were just stored have no statistics: without this the planner takes them for a handful.
  await sql`SET LOCAL enable_nestloop = off`.execute(db);
  if (await lockAliases(db, companyId)) {
    await settle(db, importId, companyId, byAlias(companyId));
    await markAliased(db, importId, companyId);
  }
  for (const tier of [byNumber, byBareNumber, byCustomer(companyId)])
    await settle(db, importId, companyId, tier);
  await sql`
    UPDATE commission_import_rows SET match_reason = CASE
      WHEN policy_number = '' THEN 'No policy of the company fits the customer, product and dates.'
      WHEN customer_name = '' THEN 'No policy has this number.'
      ELSE 'No policy has this number, and none fits the customer, product and dates.' END
    WHERE import_id = ${importId} AND problem = '' AND policy_id IS NULL AND match_reason = ''`.execute(db);
  await sql`SET LOCAL enable_nestloop = on`.execute(db);
}

/**
 * Nobody undoes an assignment while rows are matched by it. Most companies have none: then nobody need compare fifty
 * thousand rows with nothing.
 */
async function lockAliases(db: Db, companyId: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT id FROM commission_assignments
    WHERE company_id = ${companyId} AND alias <> '' AND undone_at IS NULL FOR KEY SHARE`.execute(db);
  return rows.length > 0;
}

/** What has a policy by now has it by an alias: when that is undone, the row is unmatched again. */
async function markAliased(db: Db, importId: number, companyId: number): Promise<void> {
  await sql`
    UPDATE commission_import_rows r SET assignment_id = a.id FROM (${aliases(companyId)}) a
    WHERE r.import_id = ${importId} AND r.policy_id IS NOT NULL AND a.alias = bare(r.policy_number)`.execute(
    db,
  );
}

const openRows = (importId: number) => sql`
  SELECT r.row_number, r.policy_number, bare(r.policy_number) AS number_key, ${nameKey(sql`r.customer_name`)} AS name_key,
    fold(r.product_name) AS product_key, r.effdate, coalesce(r.effdate, r.transaction_on) AS day
  FROM commission_import_rows r
  WHERE r.import_id = ${importId} AND r.problem = '' AND r.policy_id IS NULL AND r.match_reason = ''`;

/** Of what is found: first with our company, then of the same name, then the term that fits the day best. */
const judged = (companyId: number) => sql`
  SELECT w.row_number, p.id, p.policy_number, p.effdate, c.name AS customer, m.name AS company,
    o.company_id = ${companyId} AS is_ours, w.product_key <> '' AS has_product,
    coalesce(n.name_key = w.name_key, false) AS same_name, n.name_key <> w.name_key AS other_name,
    w.product_key IN (fold(o.name), fold(o.line_of_business)) AS same_product,
    CASE WHEN p.effdate = w.effdate THEN 1 WHEN w.day >= p.effdate AND w.day < p.expdate THEN 2
      WHEN p.effdate <= w.day THEN 3 ELSE 4 END AS fit,
    abs(w.day - p.effdate) AS distance
  FROM found f
  JOIN w ON w.row_number = f.row_number
  JOIN policies p ON p.id = f.policy_id
  JOIN products o ON o.master_id = p.master_id AND o.id = p.product_id
  JOIN companies m ON m.master_id = o.master_id AND m.id = o.company_id
  JOIN customers c ON c.master_id = p.master_id AND c.id = p.customer_id
  CROSS JOIN LATERAL (SELECT ${nameKey(sql`c.name`)} AS name_key) n`;

/** As many candidates as a person can take in. */
const NAMED_MAX = 4;

async function settle(db: Db, importId: number, companyId: number, tier: Tier): Promise<void> {
  await sql`
    WITH w AS MATERIALIZED (${openRows(importId)}),
    found AS MATERIALIZED (${tier.found}),
    judged AS (${judged(companyId)}),
    placed AS (
      SELECT j.*, rank() OVER (PARTITION BY row_number ORDER BY is_ours DESC, same_name DESC, fit > 2, fit,
          CASE WHEN fit > 2 THEN distance ELSE 0 END, same_product DESC) AS place,
        row_number() OVER (PARTITION BY row_number ORDER BY is_ours DESC, same_name DESC, fit > 2, fit,
          CASE WHEN fit > 2 THEN distance ELSE 0 END, same_product DESC, id) AS nth
      FROM judged j),
    b AS (
      SELECT row_number, count(*) AS ties, min(id) AS policy_id, bool_and(is_ours) AS is_ours, min(fit) AS fit,
        bool_or(other_name) AS other_name, bool_and(has_product) AS has_product, min(company) AS company,
        string_agg(policy_number || ' of ' || customer || ' from ' || to_char(effdate, 'MM/DD/YYYY'), '; ' ORDER BY nth)
          FILTER (WHERE nth <= ${NAMED_MAX}) AS named
      FROM placed WHERE place = 1 GROUP BY row_number)
    UPDATE commission_import_rows r SET
      policy_id = CASE WHEN b.is_ours AND b.ties = 1 THEN b.policy_id END,
      match_tier = CASE WHEN b.is_ours AND b.ties = 1 THEN ${tier.tier}::smallint END,
      match_confidence = CASE WHEN b.is_ours AND b.ties = 1 THEN ${tier.confidence}
        - CASE b.fit WHEN 1 THEN 0 WHEN 2 THEN 2 ELSE 15 END - CASE WHEN b.other_name THEN 10 ELSE 0 END END,
      match_reason = CASE
        WHEN NOT b.is_ours THEN 'With another company (' || b.company || '): ' || b.named || '.'
        WHEN b.ties > 1 THEN 'Several policies fit: ' || b.named
          || CASE WHEN b.ties > ${NAMED_MAX} THEN ' and ' || b.ties - ${NAMED_MAX} || ' more.' ELSE '.' END
        ELSE ${tier.reason} || CASE b.fit WHEN 1 THEN ' The term begins on the same day.'
          WHEN 2 THEN ' The day lies in the term.'
          ELSE ' The day lies outside of every term; the nearest was taken.' END
          || CASE WHEN b.other_name THEN ' The carrier writes another name.' ELSE '' END END
    FROM b WHERE r.import_id = ${importId} AND r.row_number = b.row_number`.execute(db);
}
