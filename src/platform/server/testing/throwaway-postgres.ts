import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded/embedded-postgres.ts';
import type { Settings } from '../embedded/server-settings.ts';

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

// What is thrown away need not survive a power cut.
const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** Waits until we are gone in whatever way, a kill included: our end of its input closes then. */
const WATCH = 'read -r _; kill -QUIT "$1"; while kill -0 "$1"; do sleep 0.1; done; rm -rf "$2"';

/** A database for one run, which ends with this process however that ends. */
export async function startThrowawayPostgres({
  name,
  binDir,
  settings,
}: ThrowawayOptions): Promise<ThrowawayPostgres> {
  const folder = mkdtempSync(join(tmpdir(), `coverdesk-${name}-`));
  const server = await startEmbeddedPostgres({
    dir: join(folder, 'pg'),
    password: 'throwaway',
    binDir,
    settings: { ...FAST, ...settings },
  });
  const watcher = spawn('sh', ['-c', WATCH, 'watch', String(server.pid), folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // Ctrl-C at the terminal is for us alone.
    detached: true,
  });
  watcher.unref();
  return {
    ...server,
    folder,
    async stop() {
      await server.stop();
      watcher.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
