import type { Db } from '#platform/server/db/bound-kysely.ts';

/** False when it was read before. */
export async function markReleaseSeen(db: Db, employeeId: number, release: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('employees')
    .set({ seen_release: release })
    .where('id', '=', employeeId)
    .where('seen_release', '<>', release)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
