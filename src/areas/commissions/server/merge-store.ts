import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { LockedFile } from './file-store.ts';

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

/** Deleted lines stay with the file that they were deleted in. */
export async function moveLines(
  db: Db,
  mergeId: number,
  targetId: number,
  sourceIds: readonly number[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    UPDATE commission_lines SET file_id = ${targetId}, merge_id = ${mergeId}, merged_from = file_id
    WHERE file_id = ANY (${sourceIds}::bigint[]) AND deleted_at IS NULL`.execute(db);
  return Number(numAffectedRows ?? 0);
}

export async function moveLinesBack(db: Db, mergeId: number): Promise<void> {
  await sql`
    UPDATE commission_lines SET file_id = merged_from, merge_id = NULL, merged_from = NULL
    WHERE merge_id = ${mergeId}`.execute(db);
}

export async function saveFacts(db: Db, id: number, facts: TargetFacts): Promise<void> {
  await db
    .updateTable('commission_files')
    .set((set) => ({ ...facts, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** The last merge into the file that stands, if the file is as it left it. */
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
