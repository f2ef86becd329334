import { type RawBuilder, sql } from 'kysely';
import { type Author, differing } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { LockedFile } from './file-store.ts';
import { FILE_SUBJECT } from './lock-file.ts';
import { keptLines } from './logged-lines.ts';

/** The facts of a target that a merge changes, by their columns. */
export type TargetFacts = Pick<
  LockedFile,
  'company_id' | 'forward_only' | 'start_on' | 'end_on' | 'deposit_amount'
>;

export function factsOf(file: TargetFacts): TargetFacts {
  const { company_id, forward_only, start_on, end_on, deposit_amount } = file;
  return { company_id, forward_only, start_on, end_on, deposit_amount };
}

interface NewMerge {
  masterId: number;
  employeeId: number;
  target: LockedFile;
  sourceIds: readonly number[];
}

export async function insertMerge(
  db: Db,
  { masterId, employeeId, target, sourceIds }: NewMerge,
): Promise<number> {
  const { id } = await db
    .insertInto('commission_merges')
    .values({
      master_id: masterId,
      target_id: target.id,
      source_ids: [...sourceIds],
      target_version: target.version + 1,
      target_before: JSON.stringify(factsOf(target)),
      merged_by: employeeId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface MovedEntry {
  author: Author;
  targetId: number;
  sourceIds: readonly number[];
  action: string;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/**
 * Moves lines and writes an entry of the target, with the file that each line came from or went back to, and one of
 * each source, whose lines are listed on the side where it has them.
 */
async function moveLogged(
  db: Db,
  moving: RawBuilder<unknown>,
  { author: { masterId, employeeId }, targetId, sourceIds, action, ...sides }: MovedEntry,
  source: { action: string; listed: 'before' | 'after' },
): Promise<number> {
  const { before, after } = differing(sides.before, sides.after);
  const kept = sql`coalesce(p.kept, '{"lines": []}')`;
  const mergedInto = sql`jsonb_build_object('mergedInto', ${targetId}::bigint)`;
  const { rows } = await sql<{ moved: number }>`
    WITH moved AS (${moving}),
    entry AS (
      INSERT INTO change_log (master_id, employee_id, subject, subject_id, action, before, after)
      SELECT ${masterId}, ${employeeId}::bigint, ${FILE_SUBJECT}, ${targetId}, ${action}, ${JSON.stringify(before)}::jsonb,
        ${JSON.stringify(after)}::jsonb || jsonb_build_object('moved', count(*), 'lines', jsonb_agg(jsonb_build_object(
          'line', id, 'policy', policy_number, 'amount', adjusted, 'file', file) ORDER BY id))
      FROM moved),
    parts AS (SELECT file, ${keptLines} AS kept FROM moved GROUP BY file),
    source_entries AS (
      INSERT INTO change_log (master_id, employee_id, subject, subject_id, action, before, after)
      SELECT ${masterId}, ${employeeId}::bigint, ${FILE_SUBJECT}, s.id, ${source.action},
        ${source.listed === 'before' ? kept : mergedInto}, ${source.listed === 'before' ? mergedInto : kept}
      FROM unnest(${sourceIds}::bigint[]) AS s (id) LEFT JOIN parts p ON p.file = s.id)
    SELECT count(*) AS moved FROM moved`.execute(db);
  return rows[0]?.moved ?? 0;
}

/** Deleted lines stay with the file that they were deleted in. */
export function moveLines(db: Db, mergeId: number, entry: MovedEntry): Promise<number> {
  return moveLogged(
    db,
    sql`UPDATE commission_lines SET file_id = ${entry.targetId}, merge_id = ${mergeId}, merged_from = file_id
      WHERE file_id = ANY (${entry.sourceIds}::bigint[]) AND deleted_at IS NULL
      RETURNING id, policy_number, status, adjusted, merged_from AS file`,
    entry,
    { action: 'merged into another file', listed: 'before' },
  );
}

export async function moveLinesBack(db: Db, mergeId: number, entry: MovedEntry): Promise<void> {
  await moveLogged(
    db,
    sql`UPDATE commission_lines SET file_id = merged_from, merge_id = NULL, merged_from = NULL
      WHERE merge_id = ${mergeId} RETURNING id, policy_number, status, adjusted, file_id AS file`,
    entry,
    { action: entry.action, listed: 'after' },
  );
}

export async function saveFacts(db: Db, id: number, facts: TargetFacts): Promise<void> {
  await db
    .updateTable('commission_files')
    .set((set) => ({ ...facts, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** The last merge into the file that still counts, if the file is as the merge left it. */
export async function findOpenMerge(db: Db, targetId: number) {
  const { rows } = await sql<{
    id: number;
    source_ids: number[];
    target_before: TargetFacts;
    merged_at: Date;
    merged_by: string;
  }>`
    SELECT m.id, to_json(m.source_ids) AS source_ids, m.target_before, m.merged_at, e.first_name || ' ' || e.last_name AS merged_by
    FROM commission_merges m
    JOIN commission_files f ON f.master_id = m.master_id AND f.id = m.target_id AND f.version = m.target_version
    JOIN employees e ON e.master_id = m.master_id AND e.id = m.merged_by
    WHERE m.target_id = ${targetId} AND m.undone_at IS NULL
    ORDER BY m.id DESC LIMIT 1`.execute(db);
  return rows[0];
}

export async function markUndone(db: Db, mergeId: number): Promise<void> {
  await db
    .updateTable('commission_merges')
    .set({ undone_at: sql`now()` })
    .where('id', '=', mergeId)
    .execute();
}

export async function restoreFiles(db: Db, ids: readonly number[]): Promise<void> {
  await db
    .updateTable('commission_files')
    .set((set) => ({ deleted_at: null, version: set('version', '+', 1) }))
    .where('id', 'in', ids)
    .execute();
}
