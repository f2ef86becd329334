import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { dayAt } from '#platform/shared/clock.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import { PAGE_SIZE, paginationOf } from '#platform/shared/paging.ts';
import {
  type listCustomerTasks as customerEndpoint,
  DUE_SHOWN,
  type listDueTasks as dueEndpoint,
  type listMyTasks as mineEndpoint,
} from '../list-contract.ts';
import { hasCustomer } from './choices-store.ts';
import { countTasks, pageOfTasks, type TaskPage } from './list-store.ts';
import { all, has, isActive, isDue, isFor, isInState, isMine, mentions } from './task-filters.ts';
import { taskOf } from './task-of.ts';

type Listed = AnswerOf<typeof mineEndpoint>;
type Asked = Pick<Call<typeof mineEndpoint>, 'db' | 'session'>;
type Order = Pick<TaskPage, 'usual' | 'sort' | 'reverse'>;

/** All of them, unless a page is asked for. */
export async function listCustomerTasks(call: Call<typeof customerEndpoint>): Promise<Listed> {
  const { db, params, query } = call;
  if (!(await hasCustomer(db, params.customerId))) throw refuse.notFound();
  const where = all([sql`t.customer_id = ${params.customerId}`, isActive(query.active)]);
  const isPaged = query.page !== undefined || query.per_page !== undefined;
  const size = isPaged ? (query.per_page ?? PAGE_SIZE) : null;
  return list(call, where, { ...query, usual: 'newestFirst' }, { page: query.page ?? 1, size });
}

export function listMyTasks(call: Call<typeof mineEndpoint>): Promise<Listed> {
  const { session, query } = call;
  const where = all([
    query.given ? isFor(session) : isMine(session),
    isActive(query.active),
    isInState(query.state),
    has('status_id', query.status),
    has('type_id', query.type),
    has('priority_id', query.priority),
    isDue(query.due, query.today ?? dayAt(session.timeZone, new Date())),
    mentions(query.query),
  ]);
  return list(call, where, { ...query, usual: 'byDueDate' }, { page: query.page, size: query.per_page });
}

/** A page past the end is the last one. */
async function list(
  { db, session }: Asked,
  where: RawBuilder<SqlBool>,
  { usual, sort, reverse }: Order,
  asked: { page: number; size: number | null },
): Promise<Listed> {
  const total = await countTasks(db, where);
  const size = asked.size ?? Math.max(1, total);
  const page = Math.min(asked.page, Math.max(1, Math.ceil(total / size)));
  const order = { usual, sort, reverse };
  const { rows } = await pageOfTasks(where, { ...order, size, offset: (page - 1) * size }).execute(db);
  return {
    tasks: rows.map((row) => taskOf(row, session.employeeId)),
    pagination: paginationOf(page, size, rows.length, total),
  };
}

/** What has to be done today at the latest, the longest overdue first. */
export async function listDueTasks({
  db,
  session,
  query,
}: Call<typeof dueEndpoint>): Promise<AnswerOf<typeof dueEndpoint>> {
  const today = query.today ?? dayAt(session.timeZone, new Date());
  const open = all([isFor(session), isActive(1), isInState('open')]);
  const [overdue, due] = [all([open, isDue('overdue', today)]), all([open, isDue('today', today)])];
  const { rows } = await pageOfTasks(all([open, sql`t.due_on <= ${today}::date`]), {
    usual: 'byDueDate',
    reverse: 0,
    size: DUE_SHOWN,
    offset: 0,
  }).execute(db);
  return {
    results: rows.map((row) => taskOf(row, session.employeeId)),
    overdue: await countTasks(db, overdue),
    today: await countTasks(db, due),
  };
}
