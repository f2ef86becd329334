import { sweepUnknown } from '#areas/attachments/server/public.ts';
import type { Database } from '#platform/server/db/database.ts';
import type { FileStore } from '#platform/server/files/file-store.ts';
import { bringInKey, ROOT } from './place.ts';
import { deleteAbandoned, knownGuids } from './store.ts';

/** Removes dry runs that nobody came back to within a month, and files that no row knows. */
export async function sweepBringIns(database: Database, files: FileStore, now = new Date()): Promise<void> {
  for (const agency of await files.folders(ROOT)) {
    const gone = await database.asTenant({ masterId: Number(agency) }, deleteAbandoned);
    for (const row of gone) await files.remove(bringInKey(row));
  }
  await sweepUnknown(database, files, { root: ROOT, known: knownGuids }, now);
}
