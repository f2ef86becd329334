import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { countFrom, countSql } from '#platform/server/lists/count.ts';
import { orderBy, type SortedPart } from '#platform/server/lists/order.ts';
import type { TaskSort } from '../statuses.ts';
import { DEADLINE } from './due-filters.ts';
import {
  ASSIGNEE,
  ATTACHMENTS,
  CLOSER,
  COLUMNS,
  CREATOR,
  JOINS,
  type TaskRow,
  TO_ASSIGNEE,
  TO_CLOSER,
  TO_CREATOR,
  TO_PRIORITY,
  TO_STATUS,
  TO_TYPE,
} from './task-rows.ts';

type Sql = RawBuilder<unknown>;

const NO_JOIN = sql``;

/** What each column sorts by, and what has to be joined for it. Open tasks come before closed ones. */
const SORTS: Record<TaskSort, { by: Sql; join: Sql }> = {
  statusName: { by: sql`CASE WHEN t.open THEN s.place END`, join: TO_STATUS },
  typeName: { by: sql`fold(ty.description)`, join: TO_TYPE },
  priorityName: { by: sql`p.place`, join: TO_PRIORITY },
  desc: { by: sql`nullif(fold(t.description), '')`, join: NO_JOIN },
  toUser: { by: sql`fold(${ASSIGNEE})`, join: TO_ASSIGNEE },
  duedate: { by: DEADLINE, join: NO_JOIN },
  fromUser: { by: sql`fold(${CREATOR})`, join: TO_CREATOR },
  tranDate: { by: sql`t.created_at`, join: NO_JOIN },
  closedBy: { by: sql`fold(${CLOSER})`, join: TO_CLOSER },
  dateClosed: { by: sql`t.closed_at`, join: NO_JOIN },
  attachmentCount: { by: ATTACHMENTS, join: NO_JOIN },
};

/** For the list without an order, and among equals. */
export const USUAL_ORDERS = {
  byDueDate: sql`t.due_on, t.due_at, t.id`,
  lastClosedFirst: sql`t.closed_at DESC, t.id DESC`,
  /** The open ones by their time, and below them the closed ones, the last closed first. */
  byDay: sql`t.open DESC, CASE WHEN t.open THEN ${DEADLINE} END, t.closed_at DESC, t.id`,
} as const;

export interface TaskPage extends SortedPart<TaskSort> {
  usual: keyof typeof USUAL_ORDERS;
}

/** One page. The rows are chosen first and only those are joined with all that they show. */
export function pageOfTasks(where: RawBuilder<SqlBool>, { usual, sort, reverse, size, offset }: TaskPage) {
  const { by, join } = sort ? SORTS[sort] : { by: undefined, join: NO_JOIN };
  const order = orderBy(by, reverse, USUAL_ORDERS[usual]);
  return sql<TaskRow>`
    SELECT ${COLUMNS} FROM (
      SELECT t.id, row_number() OVER (ORDER BY ${order}) AS place FROM tasks t ${join}
      WHERE ${where} ORDER BY place LIMIT ${size} OFFSET ${offset}
    ) AS page JOIN tasks t ON t.id = page.id ${JOINS} ORDER BY page.place`;
}

const matching = (where: RawBuilder<SqlBool>) => sql`tasks t WHERE ${where}`;

export const countOfTasks = (where: RawBuilder<SqlBool>) => countSql(matching(where));

export function countTasks(db: Db, where: RawBuilder<SqlBool>): Promise<number> {
  return countFrom(db, matching(where));
}
