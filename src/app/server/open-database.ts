import { join } from 'node:path';
import type { Config } from '#platform/server/config/config.ts';
import { readSecrets } from '#platform/server/config/secrets.ts';
import { connectOwner } from '#platform/server/db/prepare-database.ts';
import { isDataDirLocked, lockDataDir } from '#platform/server/embedded/data-dir-lock.ts';
import { runningUrl } from '#platform/server/embedded/embedded-postgres.ts';
import { keepPostgresRunning } from '#platform/server/embedded/keep-postgres-running.ts';

export interface DatabaseSource {
  /** The owner's address: migrations, demo world and large loads go through it, requests never. */
  url: string;
  close(): Promise<void>;
}

/** The database of DATABASE_URL, or the embedded one below DATA_DIR, which this process then runs. */
export async function openDatabase(config: Config, say: (line: string) => void): Promise<DatabaseSource> {
  if (config.databaseUrl) return { url: config.databaseUrl, close: async () => undefined };
  const lock = lockDataDir(config.dataDir);
  try {
    const { ownerPassword } = readSecrets(config.dataDir, process.env);
    say('Starting the database …');
    const postgres = await keepPostgresRunning({
      dir: join(config.dataDir, 'pg'),
      password: ownerPassword,
      log: say,
    });
    return {
      url: postgres.url,
      async close() {
        await postgres.stop();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** For a tool that works beside the product: the database that a running server has opened, or one of its own. */
async function reachDatabase(config: Config, say: (line: string) => void): Promise<DatabaseSource> {
  if (config.databaseUrl || !isDataDirLocked(config.dataDir)) return openDatabase(config, say);
  const { ownerPassword } = readSecrets(config.dataDir, process.env);
  return {
    url: runningUrl(join(config.dataDir, 'pg'), ownerPassword),
    close: async () => undefined,
  };
}

/**
 * The same, connected as the owner. A tool that works beside the product applies no migration, so a database that no
 * product of this version has opened yet is refused in words.
 */
export async function reachAsOwner(config: Config, say: (line: string) => void) {
  const source = await reachDatabase(config, say);
  try {
    const owner = await connectOwner(source.url);
    const close = () => owner.end().finally(source.close);
    const { rows } = await owner.query(`SELECT to_regclass('account_payment_methods') IS NOT NULL AS ready`);
    if (rows[0].ready) return { owner, close };
    await owner.end();
    throw new Error('This database is not set up yet. Run npm start or npm run setup-owner first.');
  } catch (error) {
    await source.close();
    throw error;
  }
}
