import { sql } from 'kysely';
import type { Author } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { deleteFiles as deleteEndpoint } from '../contract.ts';
import { whyNotDelete } from '../rules.ts';
import { type FileRow, listByIds } from './file-store.ts';
import { CARRIER, SOURCE, STATUS } from './line-codes.ts';
import { FILE_SUBJECT, lockAll } from './lock-file.ts';
import { keptLines } from './logged-lines.ts';

/** All of them or none. */
export async function deleteFiles({
  db,
  session,
  body: { ids },
}: Call<typeof deleteEndpoint>): Promise<void> {
  await lockAll(db, ids);
  const files = await listByIds(db, ids);
  for (const { id, posted_at, ...counts } of files) {
    const why = whyNotDelete({ ...counts, posted: posted_at !== null });
    if (why) throw refuse.conflict(`File ${id}: ${why}`);
  }
  await refusePaid(db, ids);
  await logDeleted(db, session, files);
  await returnCarrierLines(db, ids);
  await dropOwnLines(db, ids);
  await markDeleted(db, ids);
}

/** A staged line that the carrier's own line relies on: without it, neither would pay the term. */
async function refusePaid(db: Db, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<{ file: number; other: number }>`
    SELECT l.file_id AS file, k.file_id AS other FROM commission_lines k
    JOIN commission_lines l ON l.master_id = k.master_id AND l.id = k.advance_id
    WHERE l.file_id = ANY (${ids}::bigint[]) AND l.deleted_at IS NULL AND k.deleted_at IS NULL
      AND k.file_id <> ALL (${ids}::bigint[])
    ORDER BY 1, 2 LIMIT 1`.execute(db);
  const [paid] = rows;
  if (paid)
    throw refuse.conflict(
      `File ${paid.file}: the carrier's line for a term that is paid here is in file ${paid.other}. Delete that line or file first.`,
    );
}

/** One entry for each file, with every line that it had. */
async function logDeleted(
  db: Db,
  { masterId, employeeId }: Author,
  files: readonly FileRow[],
): Promise<void> {
  const facts = files.map(({ id, pending, staged, total }) => ({ id, pending, staged, total }));
  await sql`
    INSERT INTO change_log (master_id, employee_id, subject, subject_id, action, before)
    SELECT ${masterId}, ${employeeId}::bigint, ${FILE_SUBJECT}, (f->>'id')::bigint, 'deleted', (f - 'id') || (
      SELECT ${keptLines} FROM commission_lines WHERE file_id = (f->>'id')::bigint AND deleted_at IS NULL)
    FROM jsonb_array_elements(${JSON.stringify(facts)}::jsonb) f`.execute(db);
}

/** As the carrier wrote them, for a later file to gather; and what corrects lines of other files. */
async function returnCarrierLines(db: Db, ids: readonly number[]): Promise<void> {
  await sql`
    UPDATE commission_lines
    SET file_id = NULL, status = ${STATUS.pending}, adjusted = commission, advance_id = NULL, advance_used = 0,
      before_advance = NULL, merge_id = NULL, merged_from = NULL,
      -- Why it was adjusted goes with the adjustment; why it corrects another line stays.
      reason = CASE WHEN corrects_id IS NULL THEN '' ELSE reason END
    WHERE file_id = ANY (${ids}::bigint[]) AND (source IN ${CARRIER} OR corrects_id IS NOT NULL)
      AND deleted_at IS NULL`.execute(db);
}

/** Generated lines can be generated again and forwarded ones picked up again; what was typed is kept as deleted. */
async function dropOwnLines(db: Db, ids: readonly number[]): Promise<void> {
  await sql`
    DELETE FROM commission_lines
    WHERE file_id = ANY (${ids}::bigint[]) AND source IN (${SOURCE.generated}, ${SOURCE.pickedUp}) AND deleted_at IS NULL`.execute(
    db,
  );
  await sql`
    UPDATE commission_lines SET deleted_at = now()
    WHERE file_id = ANY (${ids}::bigint[]) AND source = ${SOURCE.manual} AND corrects_id IS NULL
      AND deleted_at IS NULL`.execute(db);
}

export async function markDeleted(db: Db, ids: readonly number[]): Promise<void> {
  await db
    .updateTable('commission_files')
    .set((set) => ({ deleted_at: sql`now()`, version: set('version', '+', 1) }))
    .where('id', 'in', ids)
    .execute();
}
