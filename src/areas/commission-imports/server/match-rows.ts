import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { aliases, byAlias, judged, type Tier, tiersOf } from './match-tiers.ts';
import { nameKey } from './name-key.ts';
import { nearestSql } from './nearest.ts';

/** Finds the policy of each row of a dry run, the surest way first. Runs in one transaction. */
export async function matchRows(db: Db, importId: number, companyId: number): Promise<void> {
  // Rows that were just stored have no statistics: without this the planner takes them for a handful.
  await sql`SET LOCAL enable_nestloop = off`.execute(db);
  if (await lockAliases(db, companyId)) {
    await settle(db, importId, companyId, byAlias(companyId));
    await markAliased(db, importId, companyId);
  }
  for (const tier of tiersOf(companyId))
    if (await hasOpenRows(db, importId)) await settle(db, importId, companyId, tier);
  if (await hasOpenRows(db, importId)) await sayWhyNot(db, importId, companyId);
  await sql`SET LOCAL enable_nestloop = on`.execute(db);
}

/** With the policies that come nearest: whoever assigns the row looks at those first. */
async function sayWhyNot(db: Db, importId: number, companyId: number): Promise<void> {
  await sql`
    WITH w AS MATERIALIZED (${openRows(importId)}),
    near AS MATERIALIZED (${nearestSql(companyId, NEAREST_NAMED)}),
    named AS (
      SELECT n.row_number, string_agg(p.policy_number || ' of ' || c.name || ' from ' || to_char(p.effdate, 'MM/DD/YYYY'),
        '; ' ORDER BY n.place) AS candidates
      FROM near n
      JOIN policies p ON p.id = n.policy_id
      JOIN customers c ON c.master_id = p.master_id AND c.id = p.customer_id
      GROUP BY n.row_number)
    UPDATE commission_import_rows r SET match_reason = CASE
        WHEN w.policy_number = '' THEN 'No policy of the company fits the customer, product and dates.'
        WHEN w.name_key IS NULL THEN 'No policy has this number.'
        ELSE 'No policy has this number, and none fits the customer, product and dates.' END
      || coalesce(' Nearest: ' || named.candidates || '.', '')
    FROM w LEFT JOIN named ON named.row_number = w.row_number
    WHERE r.import_id = ${importId} AND r.row_number = w.row_number`.execute(db);
}

async function hasOpenRows(db: Db, importId: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM commission_import_rows r WHERE ${isOpen(importId)} LIMIT 1`.execute(db);
  return rows.length > 0;
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

const isOpen = (importId: number) => sql`
  r.import_id = ${importId} AND r.problem = '' AND r.policy_id IS NULL AND r.match_reason = ''`;

/** A name is taken apart once: a long statement has many rows of one customer. */
const openRows = (importId: number) => sql`
  WITH open AS MATERIALIZED (
    SELECT r.row_number, r.policy_number, bare(r.policy_number) AS number_key, r.customer_name, r.product_name,
      r.effdate, coalesce(r.effdate, r.transaction_on) AS day, r.commissionable AS premium
    FROM commission_import_rows r WHERE ${isOpen(importId)}),
  names AS MATERIALIZED (
    SELECT d.customer_name, ${nameKey(sql`d.customer_name`)} AS name_key
    FROM (SELECT DISTINCT customer_name FROM open) d)
  SELECT o.*, n.name_key FROM open o JOIN names n ON n.customer_name = o.customer_name`;

/** As many candidates as a person can take in. */
const NAMED_MAX = 4;
/** As many near ones as are named in a sentence. */
const NEAREST_NAMED = 3;

/** Of what is found: first with our company, then of the same name, then the term that fits the day best. */
const ORDER = sql`is_ours DESC, agrees DESC, same_name DESC, fit > 2, fit, CASE WHEN fit > 2 THEN distance ELSE 0 END,
  same_product DESC, same_premium DESC`;

async function settle(db: Db, importId: number, companyId: number, tier: Tier): Promise<void> {
  await sql`
    WITH w AS MATERIALIZED (${openRows(importId)}),
    found AS MATERIALIZED (${tier.found}),
    judged AS (${judged(companyId)}),
    placed AS (
      SELECT j.*, rank() OVER (PARTITION BY row_number ORDER BY ${ORDER}) AS place,
        row_number() OVER (PARTITION BY row_number ORDER BY ${ORDER}, id) AS nth
      FROM judged j WHERE ${tier.needs ?? sql`true`}),
    b AS (
      SELECT row_number, count(*) AS ties, min(id) AS policy_id, bool_and(is_ours) AS is_ours, min(fit) AS fit,
        bool_or(other_name) AS other_name, bool_and(has_product) AS has_product, bool_and(same_name) AS same_name,
        min(company) AS company,
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
          || CASE WHEN b.other_name THEN ' The name on the statement is different.' ELSE '' END END
    FROM b WHERE r.import_id = ${importId} AND r.row_number = b.row_number`.execute(db);
}
