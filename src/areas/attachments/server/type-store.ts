import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { AttachmentType, TypeInput } from '../contract.ts';

function types(db: Db) {
  return db.selectFrom('attachment_types').select(['id', 'name', 'active', 'version']);
}

export function listTypes(db: Db): Promise<AttachmentType[]> {
  return types(db).orderBy(sql`fold(name)`).orderBy('id').execute();
}

/** One that is switched off is not set up. */
export function findActiveType(db: Db, name: string) {
  return types(db)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where('active', '=', true)
    .executeTakeFirst();
}

export function lockType(db: Db, id: number): Promise<AttachmentType | undefined> {
  return types(db).where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function insertType(db: Db, masterId: number, { name, active }: TypeInput): Promise<number> {
  const { id } = await db
    .insertInto('attachment_types')
    .values({ master_id: masterId, name, active })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateType(db: Db, id: number, { name, active }: TypeInput): Promise<void> {
  await db
    .updateTable('attachment_types')
    .set((set) => ({ name, active, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
