import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import type { PolicySort, Purpose } from '../contract.ts';
import type { PolicyStatus } from '../statuses.ts';
import { shownStatusSql, todayAt } from './shown-status.ts';

export interface PolicyListRow {
  id: number;
  customer_id: number;
  policy_number: string;
  product_id: number;
  product: string;
  line_of_business: string;
  policy_type: string;
  company_id: number;
  company: string;
  company_email: string;
  purpose: Purpose;
  status: PolicyStatus;
  effdate: string;
  expdate: string;
  premium: number;
  policy_fee: number;
  tax: number;
  mga_fee: number;
  /** What day it is for who asks. */
  today: string;
  total: number;
}

const FROM = sql`FROM policies p
  JOIN products r ON r.master_id = p.master_id AND r.id = p.product_id
  JOIN companies c ON c.master_id = r.master_id AND c.id = r.company_id`;

const columns = (today: RawBuilder<string>) => sql`
  p.id, p.customer_id, p.policy_number, p.product_id, r.name AS product, r.line_of_business, p.policy_type,
  c.id AS company_id, c.name AS company, c.email AS company_email, p.purpose, p.status, p.effdate, p.expdate,
  p.premium, p.policy_fee, p.tax, p.mga_fee, ${today} AS today, count(*) OVER () AS total`;

/** In force first, then what is about to be, then the past. */
const rank = (status: RawBuilder<PolicyStatus>) =>
  sql`CASE ${status} WHEN 'active' THEN 0 WHEN 'pending' THEN 1 ELSE 2 END`;

const ORDERS: Record<Exclude<PolicySort, 'status'>, RawBuilder<unknown>> = {
  policy: sql`p.number_key`,
  company: sql`fold(c.name)`,
  product: sql`fold(r.name)`,
  lineOfBusiness: sql`r.line_of_business`,
  policyType: sql`nullif(fold(p.policy_type), '')`,
  purpose: sql`p.purpose`,
  effdate: sql`p.effdate`,
  expdate: sql`p.expdate`,
  premium: sql`p.premium`,
  total: sql`p.premium + p.policy_fee + p.tax + p.mga_fee`,
};

export interface ListOrder {
  sort?: PolicySort | undefined;
  reverse: number;
}

/** What is empty stands at the end, whichever way the others go; equals stand as in the list without an order. */
function orderBy({ sort, reverse }: ListOrder, status: RawBuilder<PolicyStatus>) {
  const usual = sql`${rank(status)}, p.effdate DESC, p.id DESC`;
  if (sort === undefined) return usual;
  const by = sort === 'status' ? status : ORDERS[sort];
  return sql`${by} ${sql.raw(reverse ? 'DESC' : 'ASC')} NULLS LAST, ${usual}`;
}

function statementOf(order: ListOrder) {
  return prepared(
    (
      db: Db,
      customerId: number,
      officeId: number | null,
      status: PolicyStatus | null,
      size: number | null,
      offset: number,
    ) => {
      const today = todayAt(officeId);
      const shown = shownStatusSql(today);
      return {
        compile: () =>
          sql<PolicyListRow>`
            SELECT ${columns(today)} ${FROM}
            WHERE p.customer_id = ${customerId} AND (${status}::text IS NULL OR ${shown} = ${status})
            ORDER BY ${orderBy(order, shown)} LIMIT ${size}::bigint OFFSET ${offset}::bigint`.compile(db),
      };
    },
  );
}

/** One statement for each order that somebody has asked for. */
const statements = new Map<string, ReturnType<typeof statementOf>>();

export function listOf(order: ListOrder) {
  const key = `${order.sort} ${order.reverse}`;
  const known = statements.get(key) ?? statementOf(order);
  statements.set(key, known);
  return known;
}

export const listOne = prepared((db: Db, customerId: number, id: number, officeId: number | null) => ({
  compile: () =>
    sql<PolicyListRow>`SELECT ${columns(todayAt(officeId))} ${FROM}
      WHERE p.customer_id = ${customerId} AND p.id = ${id}`.compile(db),
}));
