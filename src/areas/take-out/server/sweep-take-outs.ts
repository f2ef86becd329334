import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sweepUnknown } from '#areas/attachments/server/public.ts';
import type { Database } from '#platform/server/db/database.ts';
import type { FileStore } from '#platform/server/files/file-store.ts';
import { ROOT, takeOutKey } from '../rules.ts';
import { SPOOL } from './spool.ts';
import { expireTakeOuts, keptGuids } from './store.ts';

const DAY_MS = 86_400_000;

interface Swept {
  database: Database;
  files: FileStore;
  config: { dataDir: string };
}

/** Removes files whose days are over, files that no row knows, and what a killed process left on this disk. */
export async function sweepTakeOuts({ database, files, config }: Swept, now = new Date()): Promise<void> {
  for (const agency of await files.folders(ROOT)) {
    const gone = await database.asTenant({ masterId: Number(agency) }, expireTakeOuts);
    for (const place of gone) await files.remove(takeOutKey(place));
  }
  await sweepUnknown(database, files, { root: ROOT, known: keptGuids }, now);
  await sweepSpool(join(config.dataDir, SPOOL), now);
}

/** No run takes a day: what is older belongs to none. */
async function sweepSpool(folder: string, now: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const path of names.map((name) => join(folder, name))) {
    const facts = await stat(path).catch(() => undefined);
    if (facts && now.getTime() - facts.mtimeMs > DAY_MS) await rm(path, { recursive: true, force: true });
  }
}
