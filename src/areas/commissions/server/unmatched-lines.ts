import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { unmatchedWords } from '../rules.ts';
import { STATUS } from './line-codes.ts';

/** Lines `l` of no policy. What takes back a line of none is none of them. */
export const withoutPolicy = sql`l.policy_id IS NULL AND l.deleted_at IS NULL AND NOT l.is_reversal`;

/** They are on no statement yet. */
const open = sql`l.status IN (${STATUS.pending}, ${STATUS.staged})`;

/** Refuses with their number and dollars, the first of the files that has some. */
export async function refuseUnmatched(
  db: Db,
  files: readonly number[],
  among: RawBuilder<unknown> = open,
): Promise<void> {
  const { rows } = await sql<{ file: number; lines: number; amount: number }>`
    SELECT l.file_id AS file, count(*) AS lines, sum(l.adjusted)::bigint AS amount FROM commission_lines l
    WHERE l.file_id = ANY (${files}::bigint[]) AND ${withoutPolicy} AND ${among}
    GROUP BY l.file_id ORDER BY l.file_id`.execute(db);
  const told = rows.map((row) => `File ${row.file}: ${unmatchedWords(row)}`);
  if (told.length > 0) throw refuse.conflict(told.join(' '));
}
