import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Waits until its input closes, as it does when we are gone in whatever way, a kill included. A server goes before its
 * database, which it would start again.
 */
const WATCH = `read -r _
find "$1" -name coverdesk.lock | while read -r file; do
  kill -KILL "$(sed 's/[^0-9]*\\([0-9]*\\).*/\\1/' "$file")"
done
find "$1" -name postmaster.pid | while read -r file; do
  pid=$(head -n 1 "$file")
  kill -QUIT "$pid" && while kill -0 "$pid"; do sleep 0.1; done
done
rm -rf "$1"`;

export interface ThrowawayFolder {
  path: string;
  remove(): Promise<void>;
}

/** A folder for one run. It goes when this process ends, however that ends, and so does whatever runs in it. */
export function newThrowawayFolder(name: string): ThrowawayFolder {
  const path = mkdtempSync(join(tmpdir(), `coverdesk-${name}-`));
  const watcher = spawn('sh', ['-c', WATCH, 'watch', path], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // Ctrl-C at the terminal is for us alone.
    detached: true,
  });
  watcher.unref();
  const removed = once(watcher, 'exit');
  return {
    path,
    async remove() {
      watcher.ref();
      watcher.stdin.end();
      await removed;
    },
  };
}
