import type pg from 'pg';

interface Receiver {
  masterId: number;
  employeeId: number;
}

/** A notification from the product itself. */
export async function buildNotification(
  owner: pg.Pool,
  { masterId, employeeId }: Receiver,
  { title = 'Something happened', isRead = false } = {},
): Promise<number> {
  const { rows } = await owner.query(
    `WITH told AS (
       INSERT INTO notification_messages (master_id, title, message) VALUES ($1, $3, 'This is what.') RETURNING id
     )
     INSERT INTO notifications (master_id, message_id, employee_id, read_at)
     SELECT $1, id, $2, CASE WHEN $4 THEN now() END FROM told RETURNING id`,
    [masterId, employeeId, title, isRead],
  );
  return rows[0].id;
}
