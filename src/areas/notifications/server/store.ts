import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';

/** False when it is not there, hidden, or somebody else's. */
export async function flipRead(db: Db, employeeId: number, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set({ read_at: sql`CASE WHEN read_at IS NULL THEN now() END` })
    .where('id', '=', id)
    .where('employee_id', '=', employeeId)
    .where('hidden_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False when it is not there or somebody else's. */
export async function setHidden(db: Db, employeeId: number, id: number, isHidden: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set({ hidden_at: isHidden ? sql`coalesce(hidden_at, now())` : null })
    .where('id', '=', id)
    .where('employee_id', '=', employeeId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Returns how many were unread. */
export async function setAllRead(db: Db, employeeId: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set({ read_at: sql`now()` })
    .where('employee_id', '=', employeeId)
    .where('hidden_at', 'is', null)
    .where('read_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
