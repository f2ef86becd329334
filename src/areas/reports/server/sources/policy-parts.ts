import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Asked } from '../source.ts';
import { allOf, isChosen } from './conditions.ts';

type Sql = RawBuilder<unknown>;

/** The policies of a report, with what it can be told apart by; `day` is the column that its days are about. */
export interface PolicyFacts {
  day: 'effdate' | 'expdate';
  isCounted: RawBuilder<SqlBool>;
}

/** Keys of `policies p` under its product `r`; a producer `s` only where policies are told apart by them. */
export function policyKeys(day: 'effdate' | 'expdate') {
  const at = sql.ref(`p.${day}`);
  return {
    producer: sql`s.employee_id`,
    company: sql`r.company_id`,
    line: sql`nullif(r.line_of_business, '')`,
    kind: sql`CASE WHEN p.purpose = 'RWL' THEN 'renewal' ELSE 'new' END`,
    office: sql`p.office_id`,
    month: sql`to_char(${at}, 'YYYY-MM')`,
    day: sql`${at}::text`,
  };
}

const COLUMNS = sql`p.id, p.policy_number, p.customer_id, p.product_id, p.purpose, p.effdate, p.expdate, p.status`;

/** `creditOf` of the policies' rules, in cents cut toward zero; a test keeps the two in step. */
const SHARE = sql`(p.premium * s.split) / 10000`;

/**
 * A fact for each policy; where they are told apart by producers, or one is asked for, a fact for each share of the
 * premium, with what no producer has as the share of the house.
 */
export function policyFacts(asked: Asked, key: Sql, { day, isCounted }: PolicyFacts): Sql {
  const { by, filters } = asked;
  const at = sql`${sql.ref(`p.${day}`)} AS at`;
  const chosen = chosenPolicies(asked, { day, isCounted });
  const product = sql`JOIN products r ON r.master_id = p.master_id AND r.id = p.product_id`;
  const sharedBy = sql`JOIN policy_producers s ON s.master_id = p.master_id AND s.policy_id = p.id`;
  if (filters.person !== undefined)
    return sql`SELECT ${key} AS key, ${at}, ${COLUMNS}, ${SHARE} AS premium, s.employee_id AS producer_id
      FROM policies p ${product} ${sharedBy} WHERE ${chosen} AND s.employee_id = ${filters.person}`;
  if (by !== 'producer')
    return sql`SELECT ${key} AS key, ${at}, ${COLUMNS}, p.premium, NULL::bigint AS producer_id
      FROM policies p ${product} WHERE ${chosen}`;
  // The policies are read once, and their shares once: reading both again for the house took a third longer.
  return sql`
    WITH chosen AS MATERIALIZED (
      SELECT p.master_id, ${at}, ${COLUMNS}, p.premium FROM policies p ${product} WHERE ${chosen}
    ), shares AS MATERIALIZED (
      SELECT p.*, s.employee_id, s.split, ${SHARE} AS share FROM chosen p ${sharedBy}
    )
    SELECT p.employee_id AS key, p.at, ${COLUMNS}, p.share AS premium, p.employee_id AS producer_id FROM shares p
    UNION ALL
    SELECT NULL, p.at, ${COLUMNS}, p.premium - coalesce(s.credited, 0), NULL
    FROM chosen p
    LEFT JOIN (SELECT id, sum(share)::bigint AS credited, sum(split) AS split FROM shares GROUP BY id) s ON s.id = p.id
    WHERE coalesce(s.split, 0) < 10000 OR p.premium > s.credited`;
}

function chosenPolicies({ range, filters }: Asked, { day, isCounted }: PolicyFacts): RawBuilder<SqlBool> {
  const at = sql.ref(`p.${day}`);
  const { kind } = filters;
  return allOf(
    sql<SqlBool>`${at} >= ${range.from}::date AND ${at} <= ${range.to}::date`,
    isCounted,
    isChosen('p.office_id', filters.office),
    isChosen('r.company_id', filters.company),
    isChosen('r.line_of_business', filters.line),
    kind && (kind === 'renewal' ? sql<SqlBool>`p.purpose = 'RWL'` : sql<SqlBool>`p.purpose <> 'RWL'`),
  );
}

/** What a row of either report shows; whoever produces a policy that is not told apart by them is listed. */
export const POLICY_COLUMNS = sql`f.policy_number AS policy, c.name AS customer, k.name AS company,
  r.line_of_business AS line, CASE WHEN f.purpose = 'RWL' THEN 'renewal' ELSE 'new' END AS kind, f.premium,
  coalesce((SELECT string_agg(e.first_name || ' ' || e.last_name, ', ' ORDER BY s.split DESC, e.id)
    FROM policy_producers s JOIN employees e ON e.master_id = s.master_id AND e.id = s.employee_id
    WHERE s.policy_id = f.id AND (f.producer_id IS NULL OR s.employee_id = f.producer_id)), '') AS producer`;

export const POLICY_JOINS = sql`JOIN customers c ON c.id = f.customer_id
  JOIN products r ON r.id = f.product_id JOIN companies k ON k.id = r.company_id`;

export const KIND_WORDS: Readonly<Record<string, string>> = { new: 'New business', renewal: 'Renewal' };
