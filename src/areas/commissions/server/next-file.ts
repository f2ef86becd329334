import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { lockFiles } from './file-store.ts';

/** The file that a correction goes into: its own while that is open, else the newest one of the company, or of all. */
export const nextOpenFile = (companyId: number, ownFile: number | null) => sql<{ id: number }>`
  SELECT f.id FROM commission_files f
  WHERE f.deleted_at IS NULL AND f.archived_at IS NULL AND f.posted_at IS NULL AND (
    f.id = ${ownFile}::bigint OR NOT f.forward_only AND coalesce(f.company_id, ${companyId}) = ${companyId})
  ORDER BY f.id = ${ownFile}::bigint DESC NULLS LAST, f.company_id NULLS LAST, f.created_at DESC, f.id DESC LIMIT 1`;

/** Locks it together with the others; nothing when corrections have to wait for the next file. */
export async function lockNextFile(
  db: Db,
  companyId: number,
  ownFile: number | null,
): Promise<number | null> {
  const held = new Set<number>();
  for (;;) {
    const { rows } = await nextOpenFile(companyId, ownFile).execute(db);
    const next = rows[0]?.id ?? null;
    const needed = [ownFile, next].filter((id) => id !== null && !held.has(id)) as number[];
    // Somebody who was waited for may have posted or archived the one that was found.
    if (needed.length === 0) return next;
    await lockFiles(db, needed);
    for (const id of needed) held.add(id);
  }
}
