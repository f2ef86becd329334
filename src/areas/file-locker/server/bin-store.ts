import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { countFrom } from '#platform/server/lists/count.ts';
import type { Part } from '#platform/server/lists/page.ts';

/** Puts an item with everything below it into the bin; what was there before stays as it was. */
export async function throwAway(
  db: Db,
  id: number,
  { employeeId, from }: { employeeId: number; from: string },
): Promise<void> {
  await sql`
    WITH RECURSIVE below AS (
      SELECT id, office_id FROM locker_items WHERE id = ${id}
      UNION ALL
      SELECT i.id, i.office_id FROM locker_items i
      JOIN below b ON i.office_id = b.office_id AND i.parent_id = b.id AND i.binned_at IS NULL
    )
    UPDATE locker_items SET binned_at = now(), binned_by = ${employeeId}, binned_with = ${id},
      binned_from = CASE WHEN locker_items.id = ${id} THEN ${from} ELSE '' END, version = version + 1
    FROM below WHERE locker_items.id = below.id`.execute(db);
}

/** Takes everything that was thrown away with an item out of the bin; the item itself into that folder. */
export async function takeOut(db: Db, id: number, parentId: number | null): Promise<void> {
  await sql`
    UPDATE locker_items SET binned_at = NULL, binned_by = NULL, binned_with = NULL, binned_from = '',
      parent_id = CASE WHEN id = ${id} THEN ${parentId}::bigint ELSE parent_id END, version = version + 1
    WHERE binned_with = ${id}`.execute(db);
}

export interface BinnedRow {
  id: number;
  is_folder: boolean;
  name: string;
  binned_from: string;
  binned_at: Date;
  binned_by: string;
  files: number;
  size: number;
}

export function countBin(db: Db, officeId: number): Promise<number> {
  return countFrom(db, sql`locker_items i WHERE i.office_id = ${officeId} AND i.binned_with = i.id`);
}

export function binSql(officeId: number, { size, offset }: Part) {
  return sql<BinnedRow>`
    SELECT i.id, i.is_folder, i.name, i.binned_from, i.binned_at, e.first_name || ' ' || e.last_name AS binned_by,
      held.files, held.size
    FROM (
      SELECT master_id, id, is_folder, name, binned_from, binned_at, binned_by FROM locker_items
      WHERE office_id = ${officeId} AND binned_with = id
      ORDER BY binned_at DESC, id DESC LIMIT ${size} OFFSET ${offset}
    ) i
    JOIN employees e ON e.master_id = i.master_id AND e.id = i.binned_by
    CROSS JOIN LATERAL (
      SELECT count(DISTINCT c.id) FILTER (WHERE NOT c.is_folder) AS files, coalesce(sum(v.size), 0)::bigint AS size
      FROM locker_items c LEFT JOIN locker_versions v ON v.master_id = c.master_id AND v.item_id = c.id
      WHERE c.binned_with = i.id
    ) held
    ORDER BY i.binned_at DESC, i.id DESC`;
}

/** Removes what lies in an office's bin since before that moment, or all of it. Returns how much was thrown away. */
export async function removeBinned(db: Db, officeId: number, before: Date | null): Promise<number> {
  const { rows } = await sql<{ items: number }>`
    WITH gone AS (
      DELETE FROM locker_items
      WHERE office_id = ${officeId} AND binned_with IN (
        SELECT id FROM locker_items WHERE office_id = ${officeId} AND binned_with = id
          AND (${before}::timestamptz IS NULL OR binned_at < ${before}))
      RETURNING id, binned_with
    ) SELECT count(*) FILTER (WHERE id = binned_with) AS items FROM gone`.execute(db);
  return rows[0]?.items ?? 0;
}

/** The offices whose bins have something from before that moment. */
export async function officesToSweep(db: Db, before: Date): Promise<number[]> {
  const { rows } = await sql<{ office_id: number }>`
    SELECT DISTINCT office_id FROM locker_items WHERE binned_at < ${before} ORDER BY office_id`.execute(db);
  return rows.map(({ office_id }) => office_id);
}
