import { sweepUnknown } from '#areas/attachments/server/public.ts';
import type { Database } from '#platform/server/db/database.ts';
import type { FileStore } from '#platform/server/files/file-store.ts';
import { deleteUnsent, knownGuids } from './file-store.ts';
import { uploadKey } from './mail-files.ts';

const ROOT = 'mail';

/** Removes what was uploaded for mails that were never sent, and files that no row knows. */
export async function sweepUploads(database: Database, files: FileStore, now = new Date()): Promise<void> {
  for (const agency of await files.folders(ROOT)) {
    const gone = await database.asTenant({ masterId: Number(agency) }, deleteUnsent);
    for (const row of gone) await files.remove(uploadKey(row));
  }
  await sweepUnknown(database, files, { root: ROOT, known: knownGuids }, now);
}
