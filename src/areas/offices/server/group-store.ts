import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { OfficeGroup, OfficeGroupInput } from '../contract.ts';
import type { GroupKind } from '../rules.ts';

function groups(db: Db) {
  return db
    .selectFrom('office_groups')
    .select(['id', sql<GroupKind>`kind`.as('kind'), 'name', 'parent_id as parentId', 'version']);
}

export function listGroups(db: Db): Promise<OfficeGroup[]> {
  return groups(db).orderBy(sql`lower(name)`).orderBy('id').execute();
}

/** Keeps others from changing or deleting the group until this transaction ends. */
export function lockGroup(db: Db, id: number): Promise<OfficeGroup | undefined> {
  return groups(db).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Keeps the group from being deleted while something is put under it; it can still be renamed. */
export function holdGroup(db: Db, id: number): Promise<OfficeGroup | undefined> {
  return groups(db).where('id', '=', id).forKeyShare().executeTakeFirst();
}

export function findGroup(db: Db, id: number): Promise<OfficeGroup | undefined> {
  return groups(db).where('id', '=', id).executeTakeFirst();
}

export async function insertGroup(
  db: Db,
  masterId: number,
  { kind, name, parentId }: OfficeGroupInput,
): Promise<number> {
  const { id } = await db
    .insertInto('office_groups')
    .values({ master_id: masterId, kind, name, parent_id: parentId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateGroup(
  db: Db,
  id: number,
  { name, parentId }: Pick<OfficeGroupInput, 'name' | 'parentId'>,
): Promise<void> {
  await db
    .updateTable('office_groups')
    .set((set) => ({ name, parent_id: parentId, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function deleteGroup(db: Db, id: number): Promise<void> {
  await db.deleteFrom('office_groups').where('id', '=', id).execute();
}

/** What is directly below the group. */
export async function countBelow(db: Db, id: number): Promise<{ groups: number; offices: number }> {
  const { rows } = await sql<{ groups: number; offices: number }>`
    SELECT (SELECT count(*) FROM office_groups WHERE parent_id = ${id}) AS groups,
      (SELECT count(*) FROM offices WHERE group_id = ${id}) AS offices`.execute(db);
  return rows[0] ?? { groups: 0, offices: 0 };
}
