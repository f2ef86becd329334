import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Database } from '#platform/server/db/database.ts';
import type { ImportView } from '../contract.ts';

const lockKey = (importId: number) => sql`hashtextextended('commission import', ${importId})`;

/** For as long as the transaction of `db` lives: this shows whether someone is importing, not the last report. */
export async function showImporting(db: Db, importId: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${lockKey(importId)})`.execute(db);
}

/** How far the import is; null when none is under way. A killed one leaves a report behind, but no lock. */
export async function findProgress(db: Db, importId: number): Promise<ImportView['importing']> {
  const { rows } = await sql<{ done: number; of: number }>`
    SELECT lines_done AS done, line_count AS of FROM commission_import_progress
    WHERE import_id = ${importId} AND NOT pg_try_advisory_xact_lock_shared(${lockKey(importId)})`.execute(db);
  return rows[0] ?? null;
}

interface Importing {
  masterId: number;
  importId: number;
  of: number;
}

/**
 * Reports how many lines are written, on a connection of its own. Nobody waits for it, and while one report is
 * under way the next ones are left out: a busy pool or a slow report must not delay the import.
 */
export function progressReporter(database: Database, { masterId, importId, of }: Importing) {
  let isReporting = false;
  return (done: number): void => {
    if (isReporting) return;
    isReporting = true;
    const row = { master_id: masterId, import_id: importId, lines_done: done, line_count: of };
    database
      .asTenant({ masterId }, (db) =>
        db
          .insertInto('commission_import_progress')
          .values(row)
          .onConflict((conflict) => conflict.columns(['master_id', 'import_id']).doUpdateSet(row))
          .execute(),
      )
      .catch(() => undefined)
      .finally(() => {
        isReporting = false;
      });
  };
}
