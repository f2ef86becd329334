import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { lockFiles } from './file-store.ts';
import { CARRIER, SOURCE, UNPAID } from './line-codes.ts';

/**
 * One term, one payment: whoever generates lines, or lets a carrier's line count for a term, is the only one in the
 * agency until the transaction ends. Taken before any file is locked. Otherwise one could generate the line of a
 * term while another, who does not see it yet, brings the carrier's.
 */
export async function lockTerms(db: Db, { masterId }: { masterId: number }): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('commission terms', ${masterId}))`.execute(db);
}

/**
 * The line `l` counts for its term: it is the carrier's or generated, or the copy of a forwarded line of the carrier,
 * whose original may have no policy. Deleted originals count, since they are remembered. What was added by hand does
 * not, unless it pays anew what the carrier paid for no policy.
 */
export const standsForTerm = sql`(l.source IN ${CARRIER} OR l.source = ${SOURCE.generated}
  OR (l.corrects_id IS NOT NULL AND NOT l.is_reversal AND l.deleted_at IS NULL)
  OR (l.source = ${SOURCE.pickedUp} AND l.deleted_at IS NULL AND EXISTS (
    WITH RECURSIVE up AS (
      SELECT l.source, l.forwards_id
      UNION ALL
      SELECT o.source, o.forwards_id FROM up
      JOIN commission_lines o ON o.master_id = l.master_id AND o.id = up.forwards_id)
    SELECT 1 FROM up WHERE up.source IN ${CARRIER})))`;

/**
 * The generated lines of terms, each with the copies that continue it in later files after it was forwarded. The
 * last one of such a chain is what pays the term. `terms` selects the ids of policies.
 */
export const chainsOf = (terms: RawBuilder<unknown>) => sql`
  chain AS (
    SELECT g.master_id, g.id, g.id AS root, g.policy_id, g.file_id, g.status, g.adjusted
    FROM commission_lines g
    WHERE g.source = ${SOURCE.generated} AND g.deleted_at IS NULL AND g.policy_id IN (${terms})
    UNION ALL
    SELECT k.master_id, k.id, c.root, c.policy_id, k.file_id, k.status, k.adjusted
    FROM chain c
    JOIN commission_lines k ON k.master_id = c.master_id AND k.forwards_id = c.id AND k.deleted_at IS NULL)`;

/** The lines of the chains that have paid nothing: pending or forwarded, originals and copies. */
export const unpaid = sql`
  SELECT c.master_id, c.id, c.policy_id FROM chain c
  JOIN (SELECT root FROM chain GROUP BY root HAVING bool_and(status IN ${UNPAID})) o ON o.root = c.root`;

/** Nobody may change the files that contain generated lines of the terms; `more` selects other files to lock. */
export async function lockChains(
  db: Db,
  terms: RawBuilder<unknown>,
  more: RawBuilder<unknown> = sql`SELECT NULL::bigint`,
): Promise<void> {
  const held = new Set<number>();
  for (;;) {
    const { rows } = await sql<{ file_id: number }>`
      WITH RECURSIVE ${chainsOf(terms)}
      SELECT file_id FROM (SELECT file_id FROM chain UNION ${more}) f WHERE file_id IS NOT NULL`.execute(db);
    const ids = rows.map(({ file_id }) => file_id);
    // Somebody who was waited for may have merged lines into a file that is not locked yet.
    if (ids.every((id) => held.has(id))) return;
    await lockFiles(db, ids);
    for (const id of ids) held.add(id);
  }
}
