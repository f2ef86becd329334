import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { announce } from '#platform/server/live/announce.ts';
import type { NotificationType, Priority } from '../rules.ts';

export interface Telling {
  masterId: number;
  /** Employees of the agency; those who have left are passed over. */
  to: readonly number[];
  title: string;
  message: string;
  /** Who says so; nobody when the product itself does. */
  from?: number;
  priority?: Priority;
  /** An address within the product that shows what it is about. */
  link?: string;
  /** Told once under this name, however often and from however many processes it is asked for. */
  onceKey?: string;
}

/** Writes the message with one notification per receiver, in the caller's transaction. Returns how many were told. */
export async function tellPeople(db: Db, telling: Telling): Promise<number> {
  return (await tell(db, telling)).receivers.length;
}

export async function tell(db: Db, telling: Telling & { type?: NotificationType }) {
  const rows = await insertNotifications(db, telling);
  const receivers = rows.map((row) => row.employee_id);
  await announce(db, { masterId: telling.masterId, to: receivers, kind: 'notification' });
  return { id: rows[0]?.message_id ?? 0, receivers };
}

async function insertNotifications(db: Db, telling: Telling & { type?: NotificationType }) {
  const { masterId, to, title, message, from, type = '', priority = 0, link = '', onceKey } = telling;
  const { rows } = await sql<{ employee_id: number; message_id: number }>`
    WITH receivers AS (
      SELECT id FROM employees WHERE id = ANY(${[...to]}::bigint[]) AND disabled_at IS NULL
    ), told AS (
      INSERT INTO notification_messages
        (master_id, from_employee_id, type, title, message, priority, link, once_key)
      SELECT ${masterId}, ${from ?? null}::bigint, ${type}, ${title}, ${message}, ${priority}, ${link},
        ${onceKey ?? null}
      WHERE EXISTS (SELECT FROM receivers)
      ON CONFLICT DO NOTHING RETURNING id
    )
    INSERT INTO notifications (master_id, message_id, employee_id)
    SELECT ${masterId}, told.id, receivers.id FROM told, receivers ORDER BY receivers.id
    RETURNING employee_id, message_id`.execute(db);
  return rows;
}
