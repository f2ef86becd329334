import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '#platform/server/free-port.ts';
import { until } from '#platform/server/testing/until.ts';

const MAIN = join(import.meta.dirname, '../../src/app/server/main.ts');

export interface DrilledServer {
  url: string;
  /** Since it was started, without a restart. */
  isRunning(): boolean;
  stop(): Promise<void>;
}

/** The product on that database, as `npm start` runs it. */
export async function startDrilledServer(databaseUrl: string, dataDir: string): Promise<DrilledServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      ...{
        DATABASE_URL: databaseUrl,
        DATA_DIR: dataDir,
        DEMO_WORLD: 'off',
        HOST: '127.0.0.1',
        PORT: String(port),
      },
    },
  });
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  await until(
    'the product',
    async () => {
      if (!isRunning()) throw new Error('The product ended before it was ready.');
      return (await fetch(`${url}/api/ready`).catch(() => undefined))?.ok;
    },
    120,
  );
  return {
    url,
    isRunning,
    async stop() {
      if (!isRunning()) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
