import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Named } from '#platform/shared/record-fields.ts';

/** Closed ones too: a record keeps its office, and the log mentions it by name. */
export function listOfficeChoices(db: Db) {
  return db
    .selectFrom('offices')
    .select(['id', 'name', sql<boolean>`closed_at IS NOT NULL`.as('isClosed')])
    .orderBy(sql`fold(name)`)
    .orderBy('id')
    .execute();
}

/** Those in use, for a choice. */
export function listOpenOffices(db: Db): Promise<Named[]> {
  return db
    .selectFrom('offices')
    .select(['id', 'name'])
    .where('closed_at', 'is', null)
    .orderBy(sql`fold(name)`)
    .orderBy('id')
    .execute();
}

export async function hasOpenOffice(db: Db, id: number): Promise<boolean> {
  return (await officeProblem(db, id)) === undefined;
}

/** Why a record cannot get that office. The one that it has may stay, even if it has been closed since. */
export async function officeProblem(
  db: Db,
  officeId: number | null,
  kept?: number | null,
): Promise<string | undefined> {
  if (officeId === null || officeId === kept) return undefined;
  const office = await db
    .selectFrom('offices')
    .select('closed_at')
    .where('id', '=', officeId)
    .executeTakeFirst();
  if (!office) return 'Choose an office of your agency.';
  return office.closed_at ? 'This office is closed. Choose another.' : undefined;
}
