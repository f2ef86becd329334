import { type RawBuilder, sql } from 'kysely';
import { agreedRate, PAID, SOURCE, STATUS } from '#areas/commissions/server/public.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { orderBy } from '#platform/server/lists/order.ts';
import type { ReportFilter } from '../contract.ts';
import { KINDS, type Kind, type ReportSort } from '../rules.ts';

export interface Asked extends Omit<ReportFilter, 'tolerance'> {
  /** Cents. */
  tolerance: number;
  /** A term's commission is due when its effective date has come. */
  today: RawBuilder<string>;
}

const paid = (line: RawBuilder<unknown>) => sql`${line}.deleted_at IS NULL
  AND (${line}.status IN ${PAID} OR (${line}.status = ${STATUS.pending} AND ${line}.source IN (${SOURCE.downloaded}, ${SOURCE.uploaded}, ${SOURCE.manual})))`;

/**
 * The terms due in the range with what was received: Adjusted of what a carrier or a person brought, and of what
 * somebody staged or settled. A generated or forwarded line that nobody has staged is not money. Where the carrier has
 * paid what a generated line advanced, the carrier's own amount counts and the advance does not. Lines that correct
 * another are no payments of their own, unless the other had no policy. A cancelled term is expected pro rata by days,
 * as `expectedOf` of the rules does it.
 */
const terms = ({ from, to, company, today }: Asked) => sql`
  SELECT p.id, p.policy_number, p.number_key, p.customer_id, p.product_id, r.company_id, r.name AS product, p.effdate, p.expdate,
    p.cancelled_on, p.premium, due.percent, due.changed_on, due.expected, got.paid_lines, got.received,
    got.commissionable, got.charged_back
  FROM policies p
  JOIN products r ON r.master_id = p.master_id AND r.id = p.product_id
  CROSS JOIN LATERAL (
    SELECT u.percent, u.changed_on, round(p.premium::numeric * u.percent * d.in_force / (10000 * d.days))::bigint AS expected
    FROM ${agreedRate} u, (
      SELECT greatest(p.expdate - p.effdate, 1) AS days, CASE WHEN p.cancelled_on < p.expdate
        THEN greatest(p.cancelled_on - p.effdate, 0) ELSE greatest(p.expdate - p.effdate, 1) END AS in_force) d) due
  CROSS JOIN LATERAL (
    SELECT greatest(count(*) FILTER (WHERE l.corrects_id IS NULL), least(count(*), 1)) AS paid_lines,
      coalesce(sum(m.cents), 0)::bigint AS received, coalesce(sum(l.commissionable), 0)::bigint AS commissionable,
      coalesce(sum(m.cents) FILTER (WHERE m.cents < 0 AND NOT l.is_reversal), 0)::bigint AS charged_back
    FROM commission_lines l
    CROSS JOIN LATERAL (SELECT CASE WHEN l.advance_id IS NULL THEN l.adjusted ELSE l.commission END AS cents) m
    WHERE l.master_id = p.master_id AND l.policy_id = p.id AND ${paid(sql`l`)} AND NOT EXISTS (
      SELECT 1 FROM commission_lines a
      WHERE a.master_id = l.master_id AND a.advance_id = l.id AND ${paid(sql`a`)})) got
  WHERE p.effdate BETWEEN ${from}::date AND ${to}::date AND p.effdate <= (SELECT ${today})
    AND p.status <> 'pending' AND (p.cancelled_on IS NULL OR p.cancelled_on > p.effdate) AND due.expected <> 0
    AND ${company === undefined ? sql`true` : sql`r.company_id = ${company}`}`;

/** `kindOf` of the rules; a test keeps the two in agreement. */
const judged = (asked: Asked) => sql`
  SELECT t.*, CASE WHEN t.paid_lines = 0 THEN 'none'
    WHEN abs(t.received - t.expected) <= ${asked.tolerance} THEN NULL
    WHEN t.received > t.expected AND (t.paid_lines > 1 OR t.commissionable > t.premium) THEN 'overpaid'
    WHEN t.received < t.expected AND t.charged_back < 0 THEN 'chargeback'
    WHEN abs(t.received - round(t.commissionable::numeric * t.percent / 10000)) > ${asked.tolerance} THEN 'rate'
    WHEN t.received < t.expected THEN 'short' ELSE 'overpaid' END AS kind
  FROM (${terms(asked)}) t`;

const wrong = (asked: Asked) => sql`
  SELECT j.* FROM (${judged(asked)}) j WHERE j.kind IS NOT NULL`;

export interface KindSum {
  kind: Kind;
  terms: number;
  expected: number;
  received: number;
  lost: number;
  gained: number;
}

export const kindsSql = (asked: Asked) => sql<KindSum>`
  SELECT w.kind, count(*) AS terms, sum(w.expected)::bigint AS expected, sum(w.received)::bigint AS received,
    sum(least(w.received - w.expected, 0))::bigint AS lost, sum(greatest(w.received - w.expected, 0))::bigint AS gained
  FROM (${wrong(asked)}) w GROUP BY w.kind`;

export async function sumKinds(db: Db, asked: Asked): Promise<KindSum[]> {
  return (await kindsSql(asked).execute(db)).rows;
}

export interface TermRow {
  id: number;
  policy_number: string;
  customer_id: number;
  customer: string;
  company_id: number;
  company: string;
  email: string;
  product: string;
  effdate: string;
  expdate: string;
  cancelled_on: string | null;
  premium: number;
  percent: number;
  changed_on: string | null;
  expected: number;
  received: number;
  commissionable: number;
  charged_back: number;
  kind: Kind;
  pending_line: number | null;
  pending_file: number | null;
}

export interface Part {
  size: number;
  offset?: number;
  sort?: ReportSort | undefined;
  reverse?: number;
  /** The last row of the part before, of a list by date. */
  after?: Pick<TermRow, 'effdate' | 'id'> | undefined;
}

interface Order {
  key: RawBuilder<unknown>;
  join?: RawBuilder<unknown>;
}

const column = (name: string): Order => ({ key: sql.ref(`w.${name}`) });

/** What each column sorts by, and what has to be joined for it. */
const ORDERS: Record<ReportSort, Order> = {
  kind: { key: sql`array_position(${sql.lit(`{${KINDS}}`)}::text[], w.kind)` },
  // In order once for each company, not once for each term.
  company: {
    key: sql`o.place`,
    join: sql`JOIN (SELECT id, row_number() OVER (ORDER BY fold(name), id) AS place FROM companies) o
      ON o.id = w.company_id`,
  },
  customer: { key: sql`o.name_key`, join: sql`JOIN customers o ON o.id = w.customer_id` },
  // Not the bare column: its index has the order, and would be read through all years for the terms of a month.
  policy: { key: sql`w.number_key || ''` },
  effdate: column('effdate'),
  premium: column('premium'),
  paidPercent: { key: sql`w.received::numeric / nullif(w.commissionable, 0)` },
  expected: column('expected'),
  received: column('received'),
  difference: { key: sql`w.received - w.expected` },
};

/** Names and what can be forwarded are looked up only for the rows of the page. */
export function pageSql(asked: Asked, { size, offset = 0, sort, reverse = 0, after }: Part) {
  const { key, join = sql`` }: Order = sort ? ORDERS[sort] : { key: sql`NULL` };
  const order = orderBy(sql`place`, reverse, sql`w.effdate, w.id`);
  return sql<TermRow>`
  WITH w AS MATERIALIZED (
    SELECT w.*, ${key} AS place FROM (${wrong(asked)}) w ${join}
    WHERE ${asked.kind ? sql`w.kind = ${asked.kind}` : sql`true`}
      AND ${after ? sql`(w.effdate, w.id) > (${after.effdate}::date, ${after.id})` : sql`true`}
    ORDER BY ${order} LIMIT ${size} OFFSET ${offset})
  SELECT w.id, w.policy_number, w.customer_id, k.name AS customer, w.company_id, c.name AS company, c.email, w.product,
    w.effdate, w.expdate, w.cancelled_on, w.premium, w.percent, w.changed_on, w.expected, w.received, w.commissionable,
    w.charged_back, w.kind,
    l.id AS pending_line, l.file_id AS pending_file
  FROM w
  JOIN customers k ON k.id = w.customer_id
  JOIN companies c ON c.id = w.company_id
  LEFT JOIN LATERAL (
    SELECT l.id, l.file_id FROM commission_lines l
    JOIN commission_files f ON f.master_id = l.master_id AND f.id = l.file_id AND f.archived_at IS NULL
      AND f.posted_at IS NULL
    WHERE l.policy_id = w.id AND l.status = ${STATUS.pending} AND l.deleted_at IS NULL ORDER BY l.id LIMIT 1) l ON true
  ORDER BY ${order}`;
}

export async function listTerms(db: Db, asked: Asked, part: Part): Promise<TermRow[]> {
  return (await pageSql(asked, part).execute(db)).rows;
}

export async function hasCompany(db: Db, id: number): Promise<boolean> {
  const found = await db.selectFrom('companies').select('id').where('id', '=', id).executeTakeFirst();
  return found !== undefined;
}
