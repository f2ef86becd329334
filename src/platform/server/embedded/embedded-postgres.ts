import { existsSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findBinDir } from './binaries.ts';
import { createCluster } from './create-cluster.ts';
import { type EmbeddedPostgres, isRefusal, launchServer, urlOf } from './launch-server.ts';
import { stopLeftovers } from './leftovers.ts';
import { chooseAccount } from './run-as.ts';
import type { Settings } from './server-settings.ts';

export interface EmbeddedPostgresOptions {
  /** The database's own folder, such as DATA_DIR/pg. Its log is written beside it. */
  dir: string;
  /** Of the owner; kept by the caller, since the database stores only its hash. */
  password: string;
  binDir?: string;
  settings?: Settings;
  /** Absent: a free one. */
  port?: number;
  log?: (line: string) => void;
}

export type { EmbeddedPostgres };

const OWNER = 'coverdesk_owner';
const ATTEMPTS = 4;

/**
 * Starts the database in `dir`, creating it when absent. Whatever an earlier run left behind is stopped first,
 * so the caller must have the lock on the data folder.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { password, settings, port, log = () => {} } = options;
  const dir = resolve(options.dir);
  await mkdir(dirname(dir), { recursive: true, mode: 0o700 });
  const binDir = options.binDir ?? (await findBinDir());
  const account = chooseAccount(dir, binDir);
  if (!existsSync(dir)) {
    log('Creating the database …');
    await createCluster({ dir, owner: OWNER, password, binDir, account });
  }
  return withRetries(async () => {
    await stopLeftovers(dir, log);
    return launchServer({ dir, owner: OWNER, password, binDir, account, settings, port });
  });
}

/** The address of the database in `dir` while another process runs it; its port is in the fourth line of that file. */
export function runningUrl(dir: string, password: string): string {
  const port = Number(readFileSync(join(dir, 'postmaster.pid'), 'utf8').split('\n')[3]);
  return urlOf({ owner: OWNER, password }, port);
}

/** Right after a crash the old memory is in use for a moment, and a free port may be taken before we bind it. */
async function withRetries(start: () => Promise<EmbeddedPostgres>): Promise<EmbeddedPostgres> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await start();
    } catch (error) {
      if (attempt === ATTEMPTS || isRefusal((error as Error).cause)) throw error;
      await delay(attempt * 200);
    }
  }
}
