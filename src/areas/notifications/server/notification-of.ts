import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Notification } from '../contract.ts';
import { type About, customersBehind } from './about-store.ts';
import type { NotificationRow } from './list-store.ts';

/** Who tells what nobody in particular tells. */
export const PRODUCT = 'Coverdesk';

/** Rows in the words of the wire, with whom they are about. */
export async function notificationsOf(db: Db, rows: readonly NotificationRow[]): Promise<Notification[]> {
  const abouts = await customersBehind(
    db,
    rows.map(({ link }) => link),
  );
  return rows.map((row) => notificationOf(row, abouts.get(row.link)));
}

function notificationOf(row: NotificationRow, customer: About | undefined): Notification {
  return {
    id: row.id,
    title: row.title,
    readAt: row.read_at,
    notification_message: { message: row.message },
    trandate: row.created_at,
    from_user: { id: row.from_employee_id, name: row.sender ?? PRODUCT },
    priority: row.priority,
    type: row.type,
    link: row.link,
    customer: customer ?? null,
  };
}
