import { type RawBuilder, sql } from 'kysely';
import { todayAt } from '#platform/server/clock/office-clock.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import { type ListOrder, orderBy } from '#platform/server/lists/order.ts';
import type { Purpose } from '../contract.ts';
import type { PolicySort, PolicyState, PolicyStatus } from '../statuses.ts';
import { isInForceSql, isOverSql, stateSql } from './shown-status.ts';

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
  cancelled_on: string | null;
  premium: number;
  policy_fee: number;
  tax: number;
  mga_fee: number;
  renews_id: number | null;
  /** What day it is for whoever asks. */
  today: string;
  total: number;
}

const FROM = sql`FROM policies p
  JOIN products r ON r.master_id = p.master_id AND r.id = p.product_id
  JOIN companies c ON c.master_id = r.master_id AND c.id = r.company_id`;

const columns = (today: RawBuilder<string>) => sql`
  p.id, p.customer_id, p.policy_number, p.product_id, r.name AS product, r.line_of_business, p.policy_type,
  c.id AS company_id, c.name AS company, c.email AS company_email, p.purpose, p.status, p.effdate, p.expdate, p.cancelled_on,
  p.premium, p.policy_fee, p.tax, p.mga_fee, p.renews_id, ${today} AS today, count(*) OVER () AS total`;

/** Asked once a statement, however often it is compared with. */
const CLOCK_TODAY = sql<string>`(SELECT today FROM clock)`;
const STATE = stateSql(CLOCK_TODAY);

/** In force first, then what is to come, then the past; of each the newest. */
const USUAL = sql`CASE WHEN ${isInForceSql(CLOCK_TODAY)} THEN 0 WHEN ${isOverSql(CLOCK_TODAY)} THEN 2 ELSE 1 END,
  p.effdate DESC, p.id DESC`;

const ORDERS: Record<PolicySort, RawBuilder<unknown>> = {
  status: STATE,
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

type Order = ListOrder<PolicySort>;

function statementOf({ sort, reverse }: Order) {
  const order = orderBy(sort && ORDERS[sort], reverse, USUAL);
  return prepared(
    (
      db: Db,
      customerId: number,
      officeId: number | null,
      state: PolicyState | null,
      size: number | null,
      offset: number,
    ) => ({
      compile: () =>
        sql<PolicyListRow>`
          WITH clock AS MATERIALIZED (SELECT ${todayAt(officeId)} AS today)
          SELECT ${columns(CLOCK_TODAY)} ${FROM}
          WHERE p.customer_id = ${customerId} AND (${state}::text IS NULL OR ${STATE} = ${state})
          ORDER BY ${order} LIMIT ${size}::bigint OFFSET ${offset}::bigint`.compile(db),
    }),
  );
}

/** One statement for each order that somebody has asked for. */
const statements = new Map<string, ReturnType<typeof statementOf>>();

export function listOf(order: Order) {
  const key = `${order.sort} ${order.reverse}`;
  const known = statements.get(key) ?? statementOf(order);
  statements.set(key, known);
  return known;
}

/** The first finance company that the product names and that is still offered. */
const FIRST_FINANCE_COMPANY = sql`(
  SELECT f.id FROM product_finance_companies n
  JOIN companies f ON f.master_id = n.master_id AND f.id = n.company_id AND f.is_finance AND f.active
  WHERE n.master_id = p.master_id AND n.product_id = p.product_id ORDER BY n.place LIMIT 1)`;

export const listOne = prepared((db: Db, customerId: number, id: number, officeId: number | null) => ({
  compile: () =>
    sql<PolicyListRow & { finance_company_id: number | null }>`
      SELECT ${columns(todayAt(officeId))}, ${FIRST_FINANCE_COMPANY} AS finance_company_id ${FROM}
      WHERE p.customer_id = ${customerId} AND p.id = ${id}`.compile(db),
}));
