import { z } from 'zod';
import type { Database } from '#platform/server/db/database.ts';
import type { FileStore } from '#platform/server/files/file-store.ts';
import { jobHandler } from '#platform/server/jobs/jobs.ts';
import { deleteVersions, keyOf, listGone } from './version-store.ts';

export const removingBytes = { queue: 'locker-bytes', data: z.object({ masterId: z.number() }) };

export const removeBytes = jobHandler(removingBytes, ({ masterId }, { database, files }) =>
  removeGoneBytes(database, files, masterId),
);

const AT_ONCE = 200;

/** The bytes first and the rows after them: a process that ends in between leaves rows, which the next one finds. */
export async function removeGoneBytes(database: Database, files: FileStore, masterId: number): Promise<void> {
  const gone = await database.asTenant({ masterId }, (db) => listGone(db, AT_ONCE));
  if (gone.length === 0) return;
  for (const row of gone) await files.remove(keyOf(row));
  await database.asTenant({ masterId }, (db) =>
    deleteVersions(
      db,
      gone.map(({ id }) => id),
    ),
  );
  if (gone.length === AT_ONCE) await removeGoneBytes(database, files, masterId);
}
