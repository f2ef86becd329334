import { sql } from 'kysely';
import { sweepUnknown } from '#areas/attachments/server/public.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Database } from '#platform/server/db/database.ts';
import type { FileStore } from '#platform/server/files/file-store.ts';
import { ROOT, statementKey } from './file-key.ts';
import type { ImportRecord } from './import-store.ts';

/** Removes dry runs that nobody came back to within a month, and files that no row knows. */
export async function sweepImports(database: Database, files: FileStore, now = new Date()): Promise<void> {
  for (const agency of await files.folders(ROOT)) {
    const gone = await database.asTenant({ masterId: Number(agency) }, deleteAbandoned);
    for (const row of gone) await files.remove(statementKey(row));
  }
  await sweepUnknown(database, files, { root: ROOT, known: knownGuids }, now);
}

type Place = Pick<ImportRecord, 'master_id' | 'year_week_folder' | 'guid' | 'extension'>;

async function deleteAbandoned(db: Db): Promise<Place[]> {
  const { rows } = await sql<Place>`
    DELETE FROM commission_imports
    WHERE state IN ('reading', 'read', 'failed') AND created_at < now() - interval '1 month'
    RETURNING master_id, year_week_folder, guid, extension`.execute(db);
  return rows;
}

async function knownGuids(db: Db, guids: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('commission_imports').select('guid').where('guid', 'in', guids).execute();
  return rows.map(({ guid }) => guid);
}
