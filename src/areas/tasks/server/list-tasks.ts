import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { hasCustomer } from '#areas/customers/server/public.ts';
import { leadSeen } from '#areas/leads/server/public.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { type AskedPage, pageOf } from '#platform/server/lists/page.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import {
  type listCustomerTasks as customerEndpoint,
  DUE_SHOWN,
  type listDueTasks as dueEndpoint,
  type listLeadTasks as leadEndpoint,
  type listMyTasks as mineEndpoint,
} from '../list-contract.ts';
import { isDue } from './due-filters.ts';
import { countTasks, pageOfTasks, type TaskPage } from './list-store.ts';
import { all, has, isActive, isFor, isInState, isMine, mentions } from './task-filters.ts';
import { taskOf } from './task-of.ts';

type Listed = AnswerOf<typeof mineEndpoint>;
type RecordListed = AnswerOf<typeof customerEndpoint>;
type Asked = Pick<Call<typeof mineEndpoint>, 'db' | 'session'>;
type OfRecord = Call<typeof customerEndpoint>['query'];
type Order = Pick<TaskPage, 'usual' | 'sort' | 'reverse'>;

export async function listCustomerTasks(call: Call<typeof customerEndpoint>): Promise<RecordListed> {
  const { db, params, query } = call;
  if (!(await hasCustomer(db, params.customerId))) throw refuse.notFound();
  return listOfRecord(call, query, sql`t.customer_id = ${params.customerId}`);
}

export async function listLeadTasks(call: Call<typeof leadEndpoint>): Promise<RecordListed> {
  const { db, session, params, query } = call;
  if (!(await leadSeen(db, session, params.leadId))) throw refuse.notFound();
  return listOfRecord(call, query, sql`t.lead_id = ${params.leadId}`);
}

/** All of them, unless a page is asked for. */
async function listOfRecord(asked: Asked, query: OfRecord, ofRecord: RawBuilder<SqlBool>) {
  const where = all([ofRecord, isActive(query.active)]);
  const listed = await list(asked, where, { ...query, usual: 'byDay' }, query);
  return { ...listed, open: await countTasks(asked.db, all([where, isInState('open')])) };
}

/** The day from top to bottom: what is overdue, what comes, and closed ones last. */
const USUAL = { open: 'byDueDate', closed: 'lastClosedFirst', all: 'byDay' } as const;

export function listMyTasks(call: Call<typeof mineEndpoint>): Promise<Listed> {
  const { session, query } = call;
  const where = all([
    query.given ? isFor(session) : isMine(session),
    isActive(query.active),
    isInState(query.state),
    has('status_id', query.status),
    has('type_id', query.type),
    has('priority_id', query.priority),
    isDue(query.due, new Date()),
    mentions(query.query),
  ]);
  return list(call, where, { ...query, usual: USUAL[query.state] }, query);
}

async function list(
  { db, session }: Asked,
  where: RawBuilder<SqlBool>,
  { usual, sort, reverse }: Order,
  asked: AskedPage,
): Promise<Listed> {
  const total = await countTasks(db, where);
  const { rows, pagination } = await pageOf(
    asked,
    total,
    async (part) => (await pageOfTasks(where, { usual, sort, reverse, ...part }).execute(db)).rows,
  );
  return { tasks: rows.map((row) => taskOf(row, session.employeeId)), pagination };
}

/** What has to be done today at the latest: the longest overdue first, then what is still to come today. */
export async function listDueTasks(
  { db, session }: Call<typeof dueEndpoint>,
  now = new Date(),
): Promise<AnswerOf<typeof dueEndpoint>> {
  const open = all([isFor(session), isActive(1), isInState('open')]);
  const [overdue, today] = [all([open, isDue('overdue', now)]), all([open, isDue('today', now)])];
  const rows = [...(await firstOf(db, overdue)), ...(await firstOf(db, today))];
  return {
    results: rows.map((row) => taskOf(row, session.employeeId)),
    overdue: await countTasks(db, overdue),
    today: await countTasks(db, today),
  };
}

async function firstOf(db: Db, where: RawBuilder<SqlBool>) {
  const page = { usual: 'byDueDate', reverse: 0, size: DUE_SHOWN, offset: 0 } as const;
  return (await pageOfTasks(where, page).execute(db)).rows;
}
