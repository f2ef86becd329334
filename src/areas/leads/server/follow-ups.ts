import { type SqlBool, sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { pageOf } from '#platform/server/lists/page.ts';
import { dayAt } from '#platform/shared/clock.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { leadFollowUps } from '../list-contract.ts';
import type { DueTime } from '../rules.ts';
import { type LeadStatus, needsNoCall, visibleStatuses } from '../statuses.ts';
import { leadRowOf } from './lead-of.ts';
import { isOrNone, leadRows } from './list-store.ts';

const DAYS_AHEAD = 7;

interface Wanted {
  today: string;
  statuses: readonly LeadStatus[];
  assignee: number | undefined;
}

export async function listFollowUps(
  call: Call<typeof leadFollowUps>,
): Promise<AnswerOf<typeof leadFollowUps>> {
  const { db, session, query } = call;
  const { due, assignee } = query;
  const statuses = visibleStatuses(session).filter((status) => !needsNoCall(status));
  const wanted = { today: query.today ?? dayAt(session.timeZone, new Date()), statuses, assignee };
  const counts = await countDue(db, wanted);
  const total = due ? counts[due] : counts.overdue + counts.today + counts.week;
  const { rows, pagination } = await pageOf(query, total, ({ size, offset }) =>
    pageOfFollowUps(db, wanted, due).limit(size).offset(offset).execute(),
  );
  const results = rows.map((row) => ({ ...leadRowOf(row), due: row.due }));
  return { results, counts, pagination };
}

export function pageOfFollowUps(db: Db, wanted: Wanted, due?: DueTime) {
  return leadRows(db)
    .select(dueOf(wanted.today).as('due'))
    .where(isWanted(wanted))
    .$if(due !== undefined, (all) => all.where(dueOf(wanted.today), '=', due as DueTime))
    .orderBy('l.follow_up_on')
    .orderBy('l.id');
}

async function countDue(db: Db, wanted: Wanted): Promise<Record<DueTime, number>> {
  const rows = await db
    .selectFrom('leads as l')
    .select([dueOf(wanted.today).as('due'), sql<number>`count(*)`.as('leads')])
    .where(isWanted(wanted))
    .groupBy('due')
    .execute();
  const counts = { overdue: 0, today: 0, week: 0 };
  for (const { due, leads } of rows) counts[due] = leads;
  return counts;
}

function dueOf(today: string) {
  return sql<DueTime>`CASE WHEN l.follow_up_on < ${today}::date THEN 'overdue'
    WHEN l.follow_up_on = ${today}::date THEN 'today' ELSE 'week' END`;
}

function isWanted({ today, statuses, assignee }: Wanted) {
  const soon = sql`l.follow_up_on <= ${today}::date + ${sql.lit(DAYS_AHEAD)}`;
  const conditions = [soon, sql`l.status = ANY (${statuses})`];
  if (assignee !== undefined) conditions.push(isOrNone('l.assigned_to', assignee));
  return sql<SqlBool>`${sql.join(conditions, sql` AND `)}`;
}
