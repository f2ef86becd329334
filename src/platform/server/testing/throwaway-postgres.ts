import { join } from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded/embedded-postgres.ts';
import type { Settings } from '../embedded/server-settings.ts';
import { newThrowawayFolder } from './throwaway-folder.ts';

export interface ThrowawayPostgres extends EmbeddedPostgres {
  /** Its own, with room for more than the database; goes with it. */
  folder: string;
}

interface ThrowawayOptions {
  /** What it is for, in the name of its folder. */
  name: string;
  binDir?: string | undefined;
  settings?: Settings;
}

// What is thrown away need not survive a power cut, and nobody copies it. It may be in memory, so its log stays short.
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  wal_compression: 'off',
  max_wal_size: '512MB',
};

/** A database for one run, which ends with this process however that ends. */
export async function startThrowawayPostgres({
  name,
  binDir,
  settings,
}: ThrowawayOptions): Promise<ThrowawayPostgres> {
  const folder = newThrowawayFolder(name);
  const server = await startEmbeddedPostgres({
    dir: join(folder.path, 'pg'),
    password: 'throwaway',
    binDir,
    settings: { ...FAST, ...settings },
  });
  return {
    ...server,
    folder: folder.path,
    async stop() {
      await server.stop();
      await folder.remove();
    },
  };
}
