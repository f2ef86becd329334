import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { countFrom } from '#platform/server/lists/count.ts';
import { orderBy, type SortedPart } from '#platform/server/lists/order.ts';
import type { StatementFilter } from '../contract.ts';
import type { StatementSort } from '../rules.ts';
import {
  CREATOR,
  EMPLOYEE,
  FACTS,
  type StatementRecord,
  SUMS,
  TO_CREATOR,
  TO_EMPLOYEE,
  withSums,
} from './statement-store.ts';

type Sql = RawBuilder<unknown>;

const isInLedger = sql`EXISTS (SELECT 1 FROM commission_ledger g WHERE g.master_id = t.master_id AND g.statement_id = t.id)`;
const hasUnposted = sql`EXISTS (SELECT 1 FROM commission_shares s
  WHERE s.master_id = t.master_id AND s.statement_id = t.id AND s.ledger_id IS NULL)`;
const STATES = {
  unposted: sql`NOT ${isInLedger}`,
  partly: sql`${isInLedger} AND ${hasUnposted}`,
  posted: sql`${isInLedger} AND NOT ${hasUnposted}`,
  deleted: sql`t.deleted_at IS NOT NULL`,
} as const;

interface Asked extends StatementFilter {
  /** Only statements with later numbers. */
  afterNumber?: number | undefined;
}

function matching({ employee, state, from, to, afterNumber }: Asked): RawBuilder<unknown> {
  const conditions = [
    state !== 'deleted' && sql`t.deleted_at IS NULL`,
    employee && sql`t.employee_id = ${employee}`,
    state && STATES[state],
    from && sql`t.created_at >= ${from}`,
    to && sql`t.created_at < ${to}`,
    afterNumber !== undefined && sql`t.number > ${afterNumber}`,
  ].filter((condition) => typeof condition === 'object');
  return sql.join(conditions, sql` AND `);
}

export function countStatements(db: Db, filter: StatementFilter): Promise<number> {
  return countFrom(db, sql`commission_statements t WHERE ${matching(filter)}`);
}

interface Order {
  key: Sql;
  join?: Sql;
}

/** What each column sorts by, and what has to be joined for it. */
const ORDERS: Record<StatementSort, Order> = {
  id: { key: sql`t.id` },
  number: { key: sql`t.number` },
  period: { key: sql`t.period_on` },
  employee: { key: sql`fold(${EMPLOYEE})`, join: TO_EMPLOYEE },
  createdAt: { key: sql`t.created_at` },
  createdBy: { key: sql`fold(${CREATOR})`, join: TO_CREATOR },
  note: { key: sql`nullif(fold(t.note), '')` },
  lines: { key: sql`s.lines`, join: SUMS },
  amount: { key: sql`s.amount`, join: SUMS },
  posted: { key: sql`s.posted`, join: SUMS },
  // `stateOf` of the rules, from unposted to posted.
  state: {
    key: sql`CASE WHEN s.posted_lines = 0 THEN 0 WHEN s.posted_lines < s.lines THEN 1 ELSE 2 END`,
    join: SUMS,
  },
};

export type StatementPage = SortedPart<StatementSort>;

/** One page: chosen first, then joined with names and sums. */
export function pageSql(filter: Asked, { sort, reverse, size, offset }: StatementPage) {
  const { key, join = sql`` }: Order = sort ? ORDERS[sort] : { key: sql`NULL` };
  const order = orderBy(sql`place`, reverse, sql`t.id DESC`);
  return sql<StatementRecord>`
    WITH t AS (
      SELECT ${FACTS}, ${key} AS place FROM commission_statements t ${join} WHERE ${matching(filter)}
      ORDER BY ${order} LIMIT ${size} OFFSET ${offset})
    ${withSums} ORDER BY ${order}`;
}

export async function listPage(db: Db, filter: Asked, page: StatementPage): Promise<StatementRecord[]> {
  return (await pageSql(filter, page).execute(db)).rows;
}
