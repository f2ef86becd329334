import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { TestApp } from './test-app.ts';
import { until } from './until.ts';

const MAIN = join(import.meta.dirname, '../../../app/server/main.ts');

export interface ServerProcess {
  child: ChildProcess;
  /** Its address, once it is ready. */
  ready(): Promise<string>;
  /** Sends the signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/** The product in a process of its own on the database of a test. */
export function startServerProcess(app: TestApp, env: Record<string, string> = {}): ServerProcess {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: app.config.dataDir,
      DATABASE_URL: app.ownerUrl,
      APP_DB_PASSWORD: new URL(app.appUrl).password,
      ...env,
    },
    // It ends when its channel to us closes, so it goes with us.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let [out, err] = ['', ''];
  child.stdout?.on('data', (chunk) => (out += chunk));
  child.stderr?.on('data', (chunk) => (err += chunk));
  const ended = once(child, 'exit');
  return {
    child,
    ready: () =>
      until(
        'readiness',
        () => {
          if (child.exitCode !== null) throw new Error(err);
          return /ready at (http:\S+)/.exec(out)?.[1];
        },
        120,
      ),
    async end(signal) {
      child.kill(signal);
      await ended;
    },
  };
}
