import type { Notification } from '../contract.ts';
import type { NotificationRow } from './list-store.ts';

/** Who tells what nobody in particular tells. */
export const PRODUCT = 'Coverdesk';

/** A row in the words of the wire. */
export function notificationOf(row: NotificationRow): Notification {
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
  };
}
