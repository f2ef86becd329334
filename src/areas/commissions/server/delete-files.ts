import { sql } from 'kysely';
import { writeChange } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { deleteFiles as deleteEndpoint } from '../contract.ts';
import { whyNotDelete } from '../rules.ts';
import { listByIds } from './file-store.ts';
import { FILE_SUBJECT, lockAll } from './lock-file.ts';

/** All of them or none. */
export async function deleteFiles({
  db,
  session,
  body: { ids },
}: Call<typeof deleteEndpoint>): Promise<void> {
  await lockAll(db, ids);
  const files = await listByIds(db, ids);
  for (const { id, ...counts } of files) {
    const why = whyNotDelete(counts);
    if (why) throw refuse.conflict(`File ${id}: ${why}`);
  }
  await returnCarrierLines(db, ids);
  await dropOwnLines(db, ids);
  await markDeleted(db, ids);
  for (const { id, pending, staged, total } of files)
    await writeChange(db, session, {
      subject: FILE_SUBJECT,
      subjectId: id,
      action: 'deleted',
      before: { pending, staged, total },
    });
}

/** As the carrier wrote them, for a later file to gather. */
async function returnCarrierLines(db: Db, ids: readonly number[]): Promise<void> {
  await sql`
    UPDATE commission_lines
    SET file_id = NULL, status = 1, adjusted = commission, merge_id = NULL, merged_from = NULL
    WHERE file_id = ANY (${ids}::bigint[]) AND source IN (1, 2) AND deleted_at IS NULL`.execute(db);
}

/** Generated lines can be generated again and forwarded ones picked up again; what was typed is kept as deleted. */
async function dropOwnLines(db: Db, ids: readonly number[]): Promise<void> {
  await sql`
    DELETE FROM commission_lines
    WHERE file_id = ANY (${ids}::bigint[]) AND source IN (3, 5) AND deleted_at IS NULL`.execute(db);
  await sql`
    UPDATE commission_lines SET deleted_at = now()
    WHERE file_id = ANY (${ids}::bigint[]) AND source = 4 AND deleted_at IS NULL`.execute(db);
}

export async function markDeleted(db: Db, ids: readonly number[]): Promise<void> {
  await db
    .updateTable('commission_files')
    .set((set) => ({ deleted_at: sql`now()`, version: set('version', '+', 1) }))
    .where('id', 'in', ids)
    .execute();
}
