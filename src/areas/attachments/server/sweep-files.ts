import type { Database } from '#platform/server/db/database.ts';
import type { FileStore } from '#platform/server/files/file-store.ts';
import { yearWeekFolder } from '../rules.ts';
import { knownGuids } from './store.ts';

const HOUR_MS = 3_600_000;
const WEEK_MS = 168 * HOUR_MS;

/**
 * Removes files that no row knows: a process that ended between the file and its row left them. What is younger
 * than an hour may still get its row; older folders were swept in their time.
 */
export async function sweepFiles(database: Database, files: FileStore, now = new Date()): Promise<void> {
  for (const agency of await files.folders('attc2')) {
    for (const moment of [now, new Date(now.getTime() - WEEK_MS)])
      await sweepFolder(database, files, Number(agency), yearWeekFolder(moment), now);
  }
}

async function sweepFolder(
  database: Database,
  files: FileStore,
  masterId: number,
  week: string,
  now: Date,
): Promise<void> {
  const listed = await files.list(`attc2/${masterId}/${week}`);
  const old = listed.filter(({ storedAt }) => now.getTime() - storedAt.getTime() > HOUR_MS);
  if (old.length === 0) return;
  const guids = old.map(({ key }) => guidOf(key)).filter((guid) => guid !== undefined);
  const known = new Set(await database.asTenant({ masterId }, (db) => knownGuids(db, guids)));
  for (const { key } of old) if (!known.has(guidOf(key) ?? '')) await files.remove(key);
}

const guidOf = (key: string) => /\/([0-9a-f-]{36})\.[a-z]{3,4}$/.exec(key)?.[1];
