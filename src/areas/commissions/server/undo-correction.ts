import { sql } from 'kysely';
import { writeChange } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type * as contract from '../correction-contract.ts';
import { PENDING } from '../statuses.ts';
import { lockFiles, raiseVersions } from './file-store.ts';
import { lockTerms } from './generated-chains.ts';
import { FILE_SUBJECT } from './lock-file.ts';
import { filesOfReplaced, restoreReplaced } from './replace-generated.ts';

interface PendingCorrection {
  id: number;
  file_id: number | null;
  own_file: number | null;
  policy_id: number | null;
  status: number;
  adjusted: number;
  is_reversal: boolean;
  closed: boolean;
}

const listCorrections = async (db: Db, lineId: number) =>
  (
    await sql<PendingCorrection>`
      SELECT k.id, k.file_id, l.file_id AS own_file, k.policy_id, k.status, k.adjusted, k.is_reversal,
        f.archived_at IS NOT NULL OR f.posted_at IS NOT NULL AS closed
      FROM commission_lines k
      JOIN commission_lines l ON l.master_id = k.master_id AND l.id = k.corrects_id
      LEFT JOIN commission_files f ON f.master_id = k.master_id AND f.id = k.file_id
      WHERE k.corrects_id = ${lineId} AND k.deleted_at IS NULL ORDER BY k.id`.execute(db)
  ).rows;

async function refuseUnknown(db: Db, id: number): Promise<void> {
  const known = await db.selectFrom('commission_lines').select('id').where('id', '=', id).executeTakeFirst();
  if (!known) throw refuse.notFound();
}

/** Both lines or none; what gave way to them comes back. */
export async function undoCorrection({
  db,
  session,
  params: { id },
}: Call<typeof contract.undoCorrection>): Promise<AnswerOf<typeof contract.undoCorrection>> {
  await lockTerms(db, session);
  const seen = await listCorrections(db, id);
  if (seen.length === 0) await refuseUnknown(db, id);
  const files = [...new Set(seen.flatMap(({ file_id, own_file }) => [file_id, own_file]))].filter(
    (file) => file !== null,
  );
  const terms = sql`SELECT unnest(${seen.map(({ policy_id }) => policy_id)}::bigint[])`;
  const held = await sql<{ id: number }>`SELECT unnest(${files}::bigint[]) AS id
    UNION SELECT file_id FROM (${filesOfReplaced(terms)}) r WHERE file_id IS NOT NULL`.execute(db);
  if (held.rows.length > 0)
    await lockFiles(
      db,
      held.rows.map((row) => row.id),
    );
  const lines = await listCorrections(db, id);
  if (lines.length === 0) throw refuse.conflict('This line has no correction to undo.');
  if (lines.some(({ status, closed }) => status !== PENDING || closed))
    throw refuse.conflict(
      'The correction is staged, settled or in a closed file. Bring it back to Pending first.',
    );
  await sql`UPDATE commission_lines SET deleted_at = now()
    WHERE corrects_id = ${id} AND deleted_at IS NULL`.execute(db);
  const restored = await restoreReplaced(db, { author: session, terms, by: { corrects: id } });
  await raiseVersions(db, [...new Set([...files, ...restored.map(({ file }) => file)])]);
  const back = lines.map(({ id: line, adjusted }) => ({ line, amount: adjusted }));
  for (const subjectId of files)
    await writeChange(db, session, {
      subject: FILE_SUBJECT,
      subjectId,
      action: 'correction undone',
      before: { corrects: id, lines: back },
    });
  const paid = lines.filter(({ is_reversal }) => !is_reversal);
  return {
    lines: lines.length,
    total: paid.reduce((sum, { adjusted }) => sum + adjusted, 0),
    file: lines[0]?.file_id ?? null,
  };
}
