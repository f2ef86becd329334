import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';

/** False when the person was in already. */
export async function openEntry(db: Db, masterId: number, employeeId: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('time_clock_entries')
    .values({ master_id: masterId, employee_id: employeeId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** False when the person was out already. */
export async function closeEntry(db: Db, employeeId: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('time_clock_entries')
    .set({ clocked_out_at: sql<Date>`greatest(now(), clocked_in_at)` })
    .where('employee_id', '=', employeeId)
    .where('clocked_out_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The latest stretch, and every other that reaches past the moment, newest first. */
export function listEntries(db: Db, employeeId: number, since: Date) {
  return db
    .selectFrom('time_clock_entries')
    .select(['clocked_in_at as inAt', 'clocked_out_at as outAt'])
    .where('employee_id', '=', employeeId)
    .orderBy('clocked_in_at', 'desc')
    .where((where) =>
      where.or([
        where('clocked_out_at', 'is', null),
        where('clocked_out_at', '>', since),
        where('id', '=', (sub) =>
          sub
            .selectFrom('time_clock_entries as latest')
            .select('latest.id')
            .where('latest.employee_id', '=', employeeId)
            .orderBy('latest.clocked_in_at', 'desc')
            .limit(1),
        ),
      ]),
    )
    .execute();
}
