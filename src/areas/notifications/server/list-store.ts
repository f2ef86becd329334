import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Filter } from '../rules.ts';

export interface NotificationRow {
  id: number;
  title: string;
  message: string;
  read_at: Date | null;
  created_at: Date;
  from_employee_id: number | null;
  sender: string | null;
  priority: number;
  type: string;
  link: string;
}

const COLUMNS = sql`n.id, m.title, m.message, n.read_at, m.created_at, m.from_employee_id,
  e.first_name || ' ' || e.last_name AS sender, m.priority, m.type, m.link`;
const JOINS = sql`JOIN notification_messages m ON m.master_id = n.master_id AND m.id = n.message_id
  LEFT JOIN employees e ON e.master_id = m.master_id AND e.id = m.from_employee_id`;

const FILTERED = {
  all: sql`TRUE`,
  new: sql`n.read_at IS NULL`,
  read: sql`n.read_at IS NOT NULL`,
} satisfies Record<Filter, unknown>;

export interface Slice {
  filter: Filter;
  before: number | undefined;
  /** None for all of them. */
  limit: number | undefined;
}

/** The page is chosen first, out of an index, and joined alone. */
export async function listRows(db: Db, employeeId: number, slice: Slice): Promise<NotificationRow[]> {
  return (await listSql(employeeId, slice).execute(db)).rows;
}

export function listSql(employeeId: number, { filter, before, limit }: Slice) {
  const older = before === undefined ? sql`` : sql`AND n.id < ${before}`;
  const some = limit === undefined ? sql`` : sql`LIMIT ${limit}`;
  return sql<NotificationRow>`
    WITH chosen AS (
      SELECT n.master_id, n.id, n.message_id, n.read_at FROM notifications n
      WHERE n.employee_id = ${employeeId} AND n.hidden_at IS NULL AND ${FILTERED[filter]} ${older}
      ORDER BY n.id DESC ${some}
    )
    SELECT ${COLUMNS} FROM chosen n ${JOINS} ORDER BY n.id DESC`;
}

export async function findRow(db: Db, employeeId: number, id: number): Promise<NotificationRow | undefined> {
  const { rows } = await sql<NotificationRow>`
    SELECT ${COLUMNS} FROM notifications n ${JOINS}
    WHERE n.id = ${id} AND n.employee_id = ${employeeId} AND n.hidden_at IS NULL`.execute(db);
  return rows[0];
}

/** Past this nobody counts, and neither does the database. */
const MOST_COUNTED = 1000;

export function countSql(employeeId: number) {
  return sql<{ unread: number }>`
    SELECT count(*) AS unread FROM (
      SELECT FROM notifications
      WHERE employee_id = ${employeeId} AND hidden_at IS NULL AND read_at IS NULL LIMIT ${MOST_COUNTED}
    ) counted`;
}

export async function countUnread(db: Db, employeeId: number): Promise<number> {
  return (await countSql(employeeId).execute(db)).rows[0]?.unread ?? 0;
}
