import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';

// What other areas keep with a person: only this area writes its table.

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

/** False when it was seen before. */
export async function markTourSeen(db: Db, employeeId: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('employees')
    .set({ seen_tour: true })
    .where('id', '=', employeeId)
    .where('seen_tour', '=', false)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Lets nobody else place a call for this person until the transaction ends. */
export async function lockTelephony(db: Db, employeeId: number): Promise<boolean> {
  const { telephony_on } = await db
    .selectFrom('employees')
    .select('telephony_on')
    .where('id', '=', employeeId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return telephony_on;
}

export async function findTelephony(db: Db, employeeId: number): Promise<boolean> {
  const { telephony_on } = await db
    .selectFrom('employees')
    .select('telephony_on')
    .where('id', '=', employeeId)
    .executeTakeFirstOrThrow();
  return telephony_on;
}

/** Returns what it is now. */
export async function flipTelephony(db: Db, employeeId: number): Promise<boolean> {
  const { telephony_on } = await db
    .updateTable('employees')
    .set({ telephony_on: sql<boolean>`NOT telephony_on` })
    .where('id', '=', employeeId)
    .returning('telephony_on')
    .executeTakeFirstOrThrow();
  return telephony_on;
}
