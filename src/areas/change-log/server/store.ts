import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { AUTHOR } from '#platform/server/change-log/author.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { LogFilter } from '../contract.ts';

export interface LogRow {
  id: number;
  at: Date;
  /** The same to the microsecond, which a Date cannot represent. */
  exact_at: string;
  subject: string;
  subject_id: number;
  action: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  by: string | null;
}

/** As many lines of one bulk change are looked at on a page; there may be a hundred thousand. */
export const LINES_SHOWN = 20;

const linesIn = (side: RawBuilder<unknown>) =>
  sql`jsonb_array_length(CASE jsonb_typeof(${side}->'lines') WHEN 'array' THEN ${side}->'lines' ELSE '[]' END)`;

/** Both sides with the first of their lines, and how many more there are. */
const shortened = (side: RawBuilder<unknown>, more: RawBuilder<unknown>) => sql`CASE WHEN
  greatest(${linesIn(sql`c.before`)}, ${linesIn(sql`c.after`)}) <= ${LINES_SHOWN} THEN ${side}
  ELSE coalesce(${side}, '{}') || ${more} || CASE WHEN ${linesIn(side)} > 0 THEN jsonb_build_object(
    'lines', jsonb_path_query_array(${side}, ${`$.lines[0 to ${LINES_SHOWN - 1}]`}::jsonpath)) ELSE '{}' END END`;

const SHORT = sql`${shortened(sql`c.before`, sql`'{}'::jsonb`)} AS before, ${shortened(
  sql`c.after`,
  sql`jsonb_build_object('moreLines', greatest(${linesIn(sql`c.before`)}, ${linesIn(sql`c.after`)}) - ${LINES_SHOWN}::integer)`,
)} AS after`;

interface Wanted {
  size: number;
  /** With every line of a bulk change. */
  isWhole?: boolean;
  offset?: number;
  /** Only what is older than this one. */
  olderThan?: Pick<LogRow, 'exact_at' | 'id'> | undefined;
}

/** Newest first. Every order is an index's, read from its end. */
export function pageOfLog(filter: LogFilter, { size, offset = 0, olderThan, isWhole = false }: Wanted) {
  const older = olderThan && sql`(c.at, c.id) < (${olderThan.exact_at}::timestamptz, ${olderThan.id})`;
  return sql<LogRow>`
    SELECT c.id, c.at, c.at::text AS exact_at, c.subject, c.subject_id, c.action,
      ${isWhole ? sql`c.before, c.after` : SHORT},
      ${AUTHOR} AS by
    FROM (SELECT c.id, c.master_id, c.at, c.employee_id, c.api_token, c.subject, c.subject_id, c.action, c.before,
        c.after
      FROM change_log c WHERE ${matching(filter, older)}
      ORDER BY c.at DESC, c.id DESC LIMIT ${size} OFFSET ${offset}) AS c
    LEFT JOIN employees e ON e.master_id = c.master_id AND e.id = c.employee_id
    ORDER BY c.at DESC, c.id DESC`;
}

export async function countLog(db: Db, filter: LogFilter): Promise<number> {
  const { rows } = await countOfLog(filter).execute(db);
  return rows[0]?.total ?? 0;
}

export function countOfLog(filter: LogFilter) {
  return sql<{ total: number }>`SELECT count(*) AS total FROM change_log c WHERE ${matching(filter)}`;
}

function matching(filter: LogFilter, older?: RawBuilder<unknown>): RawBuilder<SqlBool> {
  const { subject, record, person, action, from, to } = filter;
  const conditions = [
    subject !== undefined && sql`c.subject = ${subject}`,
    record !== undefined && sql`c.subject_id = ${record}`,
    person !== undefined && sql`c.employee_id = ${person}`,
    action !== undefined && sql`c.action = ${action}`,
    from && sql`c.at >= ${from}`,
    to && sql`c.at < ${to}`,
    older,
  ].filter((condition) => typeof condition === 'object');
  return conditions.length > 0 ? sql<SqlBool>`${sql.join(conditions, sql` AND `)}` : sql<SqlBool>`true`;
}

/** Each word that occurs, by steps from one to the next in its index: as many rows are read as there are words. */
export function wordsOf(column: 'subject' | 'action') {
  const name = sql.ref(`c.${column}`);
  return sql<{ word: string }>`
    WITH RECURSIVE words AS (
      (SELECT ${name} AS word FROM change_log c ORDER BY ${name} LIMIT 1)
      UNION ALL
      SELECT (SELECT ${name} FROM change_log c WHERE ${name} > words.word ORDER BY ${name} LIMIT 1)
      FROM words WHERE words.word IS NOT NULL)
    SELECT word FROM words WHERE word IS NOT NULL`;
}

export async function listWords(db: Db, column: 'subject' | 'action'): Promise<string[]> {
  return (await wordsOf(column).execute(db)).rows.map(({ word }) => word);
}

export function listPeople(db: Db) {
  return db
    .selectFrom('employees')
    .select(['id', sql<string>`first_name || ' ' || last_name`.as('name')])
    .orderBy('name')
    .orderBy('id')
    .execute();
}
