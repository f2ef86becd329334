import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '#app/server/open-database.ts';
import { FIRST_LARGE_AGENCY } from '#demo/large-agencies.ts';
import { loadLargeData } from '#demo/load-large-data.ts';
import { readConfig } from '#platform/server/config/config.ts';
import { readSecrets } from '#platform/server/config/secrets.ts';
import { connectionTo } from '#platform/server/db/connection.ts';
import { prepareDatabase } from '#platform/server/db/prepare-database.ts';
import { shutdown } from './shutdown.ts';

export interface BenchData {
  url: string;
  dataDir: string;
}

/** The large data in a database of its own, loaded on the first run and kept for the next. */
export async function openBenchData(
  folder: string,
  customers: number,
  agencies: number,
  say: (line: string) => void,
): Promise<BenchData> {
  const dataDir = join(folder, `${customers}-${agencies}`);
  const config = readConfig({ DATA_DIR: dataDir });
  const { url, close } = await openDatabase(config, say);
  shutdown.add(close);
  try {
    await prepareDatabase(url, readSecrets(config.dataDir, {}).appPassword);
    if (!(await isLoaded(url))) await loadLargeData(url, { customers, agencies, say });
    return { url, dataDir: config.dataDir };
  } catch (error) {
    // Most often a migration that was changed while it was new.
    if (!shutdown.isRunning)
      console.error(`${(error as Error).message} Remove ${dataDir} to load the data anew.`);
    await shutdown.run(1);
    throw error;
  }
}

async function isLoaded(url: string): Promise<boolean> {
  return withOwner(url, async (owner) => {
    const { rowCount } = await owner.query('SELECT 1 FROM agencies WHERE master_id = $1', [
      FIRST_LARGE_AGENCY,
    ]);
    return rowCount === 1;
  });
}

export async function withOwner<T>(url: string, work: (owner: pg.Client) => Promise<T>): Promise<T> {
  const owner = new pg.Client(connectionTo(url));
  await owner.connect();
  try {
    return await work(owner);
  } finally {
    await owner.end();
  }
}
