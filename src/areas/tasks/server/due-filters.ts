import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { END_OF_DAY } from '../due.ts';
import type { DueTime } from '../statuses.ts';
import { TIME_ZONE } from './task-rows.ts';

type Condition = RawBuilder<SqlBool>;

/** By when `tasks t` is to be done, on the clock of its office; what `deadlineOf` says. */
export const DEADLINE = sql`(t.due_on + coalesce(t.due_at::time, time ${sql.lit(END_OF_DAY)}))`;

const clock = (now: Date) => sql`(${now}::timestamptz AT TIME ZONE ${TIME_ZONE})`;
const today = (now: Date) => sql`${clock(now)}::date`;

/** Counted from the day in Greenwich, which no office is more than one day away from: the index can begin there. */
const aroundToday = (now: Date, days: number) =>
  sql`((${now}::timestamptz AT TIME ZONE 'UTC')::date + ${sql.lit(days)})`;

/** What `isOverdue` says. The clock of an office is asked only for tasks of the days around today. */
export function isOverdueSql(now: Date): Condition {
  return sql<SqlBool>`(t.open AND t.due_on <= ${aroundToday(now, 1)}
    AND (t.due_on < ${aroundToday(now, -1)} OR ${DEADLINE} < date_trunc('minute', ${clock(now)})))`;
}

/** Of today by the clock of its office, and still to come. */
function isDueToday(now: Date): Condition {
  return sql<SqlBool>`(t.due_on BETWEEN ${aroundToday(now, -1)} AND ${aroundToday(now, 1)}
    AND t.due_on = ${today(now)} AND NOT ${isOverdueSql(now)})`;
}

const DAYS_OF_WEEK = 7;

export function isDue(due: DueTime | undefined, now: Date): Condition | undefined {
  const weekEnd = sql`${today(now)} + ${sql.lit(DAYS_OF_WEEK)}`;
  const conditions: Record<DueTime, Condition> = {
    overdue: isOverdueSql(now),
    today: isDueToday(now),
    week: sql`(t.due_on BETWEEN ${aroundToday(now, 0)} AND ${aroundToday(now, DAYS_OF_WEEK + 1)}
      AND t.due_on > ${today(now)} AND t.due_on <= ${weekEnd})`,
    later: sql`(t.due_on >= ${aroundToday(now, DAYS_OF_WEEK)} AND t.due_on > ${weekEnd})`,
    none: sql`t.due_on IS NULL`,
  };
  return due && conditions[due];
}
