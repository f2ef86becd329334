import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { bytesKey } from '../rules.ts';

function versions(db: Db) {
  return db
    .selectFrom('locker_versions as v')
    .innerJoin('locker_items as i', (join) =>
      join.onRef('i.master_id', '=', 'v.master_id').onRef('i.id', '=', 'v.item_id'),
    )
    .innerJoin('employees as e', (join) =>
      join.onRef('e.master_id', '=', 'v.master_id').onRef('e.id', '=', 'v.employee_id'),
    )
    .select(['v.id', 'v.master_id', 'v.number', 'v.size', 'v.uploaded_at', 'v.content_type', 'v.extension'])
    .select(['v.year_week_folder', 'v.guid', 'i.id as item_id', 'i.name', 'i.current_version'])
    .select(sql<string>`e.first_name || ' ' || e.last_name`.as('uploaded_by'));
}

export type VersionRow = Awaited<ReturnType<ReturnType<typeof versions>['executeTakeFirstOrThrow']>>;

export function listVersions(db: Db, itemId: number): Promise<VersionRow[]> {
  return versions(db).where('v.item_id', '=', itemId).orderBy('v.number', 'desc').execute();
}

export function findVersion(db: Db, id: number): Promise<VersionRow | undefined> {
  return versions(db).where('v.id', '=', id).executeTakeFirst();
}

export function currentVersion(db: Db, itemId: number): Promise<VersionRow | undefined> {
  return versions(db)
    .where('v.item_id', '=', itemId)
    .whereRef('v.number', '=', 'i.current_version')
    .executeTakeFirst();
}

export function keyOf(row: {
  master_id: number;
  year_week_folder: string;
  guid: string;
  extension: string;
}): string {
  return bytesKey({ ...row, masterId: row.master_id, yearWeekFolder: row.year_week_folder });
}

/** The bytes of a version, which lie in the file store before it has a row. */
export interface StoredBytes {
  master_id: number;
  extension: string;
  content_type: string;
  size: number;
  sha256: string;
  year_week_folder: string;
  guid: string;
}

/** Returns its number: the next one of its file. */
export async function insertVersion(
  db: Db,
  itemId: number,
  employeeId: number,
  bytes: StoredBytes,
): Promise<number> {
  const { number } = await db
    .insertInto('locker_versions')
    .values((values) => ({
      ...bytes,
      item_id: itemId,
      employee_id: employeeId,
      number: values
        .selectFrom('locker_versions')
        .select(sql<number>`coalesce(max(number), 0) + 1`.as('next'))
        .where('item_id', '=', itemId),
    }))
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
}

/** Of these names of files those that some version has. */
export async function knownGuids(db: Db, guids: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('locker_versions').select('guid').where('guid', 'in', guids).execute();
  return rows.map(({ guid }) => guid);
}

/** Versions whose file is gone for good: their bytes are next. */
export function listGone(db: Db, atMost: number) {
  return db
    .selectFrom('locker_versions')
    .select(['id', 'master_id', 'year_week_folder', 'guid', 'extension'])
    .where('item_id', 'is', null)
    .orderBy('id')
    .limit(atMost)
    .execute();
}

export async function deleteVersions(db: Db, ids: readonly number[]): Promise<void> {
  await db.deleteFrom('locker_versions').where('id', 'in', ids).where('item_id', 'is', null).execute();
}
