import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { countFrom } from '#platform/server/lists/count.ts';
import { orderBy, type SortedPart } from '#platform/server/lists/order.ts';
import type { Named } from '#platform/shared/record-fields.ts';
import { lowName } from '../rules.ts';
import type { LockerSort } from '../statuses.ts';

export interface ItemRow {
  id: number;
  office_id: number;
  parent_id: number | null;
  parent_name: string | null;
  is_folder: boolean;
  name: string;
  version: number;
  current_version: number | null;
  content_type: string | null;
  size: number | null;
  binned_at: Date | null;
  binned_from: string;
  binned_with: number | null;
  changed_at: Date;
  changed_by: string;
  items: number;
  versions: number;
}

const isIn = (alias: string, parent: RawBuilder<unknown>) =>
  sql`${sql.ref(`${alias}.in_folder`)} = ${parent} AND ${sql.ref(`${alias}.binned_at`)} IS NULL`;

const COLUMNS = sql`i.id, i.office_id, i.parent_id, p.name AS parent_name, i.is_folder, i.name, i.version,
  i.current_version, v.content_type, v.size, i.binned_at, i.binned_from, i.binned_with,
  coalesce(v.uploaded_at, i.created_at) AS changed_at, e.first_name || ' ' || e.last_name AS changed_by,
  CASE WHEN i.is_folder THEN
    (SELECT count(*) FROM locker_items c WHERE c.office_id = i.office_id AND ${isIn('c', sql`i.id`)})
  ELSE 0 END AS items,
  (SELECT count(*) FROM locker_versions n WHERE n.item_id = i.id) AS versions`;

const JOINED = sql`locker_items i
  LEFT JOIN locker_items p ON p.master_id = i.master_id AND p.id = i.parent_id
  LEFT JOIN locker_versions v ON v.master_id = i.master_id AND v.item_id = i.id AND v.number = i.current_version
  JOIN employees e ON e.master_id = i.master_id AND e.id = coalesce(v.employee_id, i.created_by)`;

/** Folders or files of an office, in the bin or not. */
export async function findItem(db: Db, id: number): Promise<ItemRow | undefined> {
  const { rows } = await sql<ItemRow>`SELECT ${COLUMNS} FROM ${JOINED} WHERE i.id = ${id}`.execute(db);
  return rows[0];
}

/** What is listed: the content of a folder, or what a search found. */
export interface Listed {
  officeId: number;
  /** 0 at the top. */
  folder: number;
  foldersOnly: boolean;
  /** The ids that a search found. */
  found?: readonly number[] | undefined;
}

const conditionOf = ({ officeId, folder, foldersOnly, found }: Listed) =>
  found
    ? sql`i.office_id = ${officeId} AND i.id = ANY(${[...found]}::bigint[]) AND i.binned_at IS NULL`
    : sql`i.office_id = ${officeId} AND ${isIn('i', sql`${folder}`)}
        AND (NOT ${foldersOnly}::boolean OR i.is_folder)`;

export function countItems(db: Db, listed: Listed): Promise<number> {
  return countFrom(db, sql`locker_items i WHERE ${conditionOf(listed)}`);
}

const SORT_KEYS: Record<LockerSort, RawBuilder<unknown>> = {
  name: sql`i.name_low COLLATE "C"`,
  size: sql`v.size`,
  changedAt: sql`coalesce(v.uploaded_at, i.created_at)`,
};

export function itemsSql(listed: Listed, { sort, reverse, size, offset }: SortedPart<LockerSort>) {
  const order = orderBy(sort && SORT_KEYS[sort], reverse, sql`i.name_low COLLATE "C", i.id`);
  return sql<ItemRow>`SELECT ${COLUMNS} FROM ${JOINED} WHERE ${conditionOf(listed)}
    ORDER BY i.is_folder DESC, ${order} LIMIT ${size} OFFSET ${offset}`;
}

export async function searchItems(db: Db, officeId: number, words: readonly string[], atMost: number) {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM search_locker(${officeId}, ${[...words]}::text[], ${atMost}) id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The folders from the top down to this one; nothing for the top. */
export async function pathTo(db: Db, folder: number | null): Promise<Named[]> {
  if (!folder) return [];
  const { rows } = await sql<Named>`
    WITH RECURSIVE up AS (
      SELECT id, parent_id, name, 0 AS height FROM locker_items WHERE id = ${folder}
      UNION ALL
      SELECT i.id, i.parent_id, i.name, up.height + 1 FROM locker_items i JOIN up ON i.id = up.parent_id
    ) SELECT id, name FROM up ORDER BY height DESC`.execute(db);
  return rows;
}

/** What has that name in a folder. */
export async function findNamed(
  db: Db,
  { officeId, folder }: Pick<Listed, 'officeId' | 'folder'>,
  name: string,
): Promise<{ id: number; is_folder: boolean } | undefined> {
  const { rows } = await sql<{ id: number; is_folder: boolean }>`
    SELECT i.id, i.is_folder FROM locker_items i
    WHERE i.office_id = ${officeId} AND ${isIn('i', sql`${folder}`)} AND i.name_low = ${lowName(name)}`.execute(
    db,
  );
  return rows[0];
}

interface NewItem {
  master_id: number;
  office_id: number;
  parent_id: number | null;
  is_folder: boolean;
  name: string;
  created_by: number;
}

export async function insertItem(db: Db, item: NewItem): Promise<number> {
  const { id } = await db
    .insertInto('locker_items')
    .values({ ...item, name_low: lowName(item.name), current_version: item.is_folder ? null : 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface ItemChange {
  name?: string;
  parent_id?: number | null;
  current_version?: number;
}

export async function changeItem(db: Db, id: number, change: ItemChange): Promise<void> {
  await db
    .updateTable('locker_items')
    .set((set) => ({
      ...change,
      ...(change.name !== undefined && { name_low: lowName(change.name) }),
      version: set('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

/** Whoever changes something in a locker does so alone: names, circles and the bin are judged by what stays as it is. */
export async function lockLocker(db: Db, masterId: number, officeId: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(
    hashtextextended('file locker ' || ${officeId}::text, ${masterId}::bigint))`.execute(db);
}

export async function hasOffice(db: Db, officeId: number): Promise<boolean> {
  const found = await db.selectFrom('offices').select('id').where('id', '=', officeId).executeTakeFirst();
  return found !== undefined;
}

export function usageSql(officeId: number) {
  return sql<{ files: number; folders: number; size: number; binned: number; binnedSize: number }>`
    SELECT count(DISTINCT i.id) FILTER (WHERE NOT i.is_folder AND i.binned_at IS NULL) AS files,
      count(DISTINCT i.id) FILTER (WHERE i.is_folder AND i.binned_at IS NULL) AS folders,
      coalesce(sum(v.size) FILTER (WHERE i.binned_at IS NULL), 0)::bigint AS size,
      count(DISTINCT i.id) FILTER (WHERE i.binned_with = i.id) AS binned,
      coalesce(sum(v.size) FILTER (WHERE i.binned_at IS NOT NULL), 0)::bigint AS "binnedSize"
    FROM locker_items i LEFT JOIN locker_versions v ON v.master_id = i.master_id AND v.item_id = i.id
    WHERE i.office_id = ${officeId}`;
}
