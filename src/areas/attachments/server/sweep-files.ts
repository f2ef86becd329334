import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Database } from '#platform/server/db/database.ts';
import type { FileStore } from '#platform/server/files/file-store.ts';
import { yearWeekFolder } from '../rules.ts';
import { knownGuids } from './store.ts';

const HOUR_MS = 3_600_000;
const WEEK_MS = 168 * HOUR_MS;

/** Of these names of files those that some row has. */
type Known = (db: Db, guids: readonly string[]) => Promise<string[]>;

export function sweepFiles(database: Database, files: FileStore, now = new Date()): Promise<void> {
  return sweepUnknown(database, files, { root: 'attc2', known: knownGuids }, now);
}

/**
 * Removes files that no row knows: a process that ended between the file and its row left them. What is younger
 * than an hour may still get its row; older folders were swept in their time.
 */
export async function sweepUnknown(
  database: Database,
  files: FileStore,
  { root, known }: { root: string; known: Known },
  now: Date,
): Promise<void> {
  for (const agency of await files.folders(root)) {
    for (const moment of [now, new Date(now.getTime() - WEEK_MS)]) {
      const old = (await files.list(`${root}/${agency}/${yearWeekFolder(moment)}`)).filter(
        ({ storedAt }) => now.getTime() - storedAt.getTime() > HOUR_MS,
      );
      const guids = old.map(({ key }) => guidOf(key)).filter((guid) => guid !== undefined);
      if (guids.length === 0) continue;
      const kept = new Set(await database.asTenant({ masterId: Number(agency) }, (db) => known(db, guids)));
      for (const { key } of old) if (!kept.has(guidOf(key) ?? '')) await files.remove(key);
    }
  }
}

const guidOf = (key: string) => /\/([0-9a-f-]{36})\.[a-z]{3,4}$/.exec(key)?.[1];
