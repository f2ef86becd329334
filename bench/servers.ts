import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '#platform/server/free-port.ts';
import { shutdown } from './shutdown.ts';

const ROOT = join(import.meta.dirname, '..');

export interface Server {
  url: string;
  pid: number;
}

/** Both servers get as many database connections as the product has by default. */
const POOL_SIZE = '16';

/** The product as `npm start` runs it, its log included. `profile` is a folder for a CPU profile. */
export function startProduct(
  ownerUrl: string,
  dataDir: string,
  { profile, env = {} }: { profile?: string | undefined; env?: Record<string, string> } = {},
): Promise<Server> {
  const own = { DATABASE_URL: ownerUrl, DATA_DIR: dataDir, DEMO_WORLD: 'off', HOST: '127.0.0.1' };
  return start('src/app/server/main.ts', { ...own, ...env }, '/api/health', profile);
}

/** As much patience as the floor has: what waits too long would be refused, and a refusal is no answer to compare. */
export function startBesideFloor(ownerUrl: string, dataDir: string, profile?: string): Promise<Server> {
  return startProduct(ownerUrl, dataDir, { profile, env: { LONGEST_WAIT: '60000' } });
}

/** The strict floor plans each statement once per connection, as the product does; the plain one every time. */
export type FloorKind = 'strict' | 'plain';

export function startFloor(ownerUrl: string, kind: FloorKind, profile?: string): Promise<Server> {
  return start('bench/floor-server.ts', { DATABASE_URL: ownerUrl, FLOOR: kind }, '/', profile);
}

async function start(
  file: string,
  env: Record<string, string>,
  probe: string,
  profile?: string,
): Promise<Server> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const flags = profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : [];
  const child = spawn(process.execPath, [...flags, join(ROOT, file)], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, ...env, PORT: String(port), DB_POOL_SIZE: POOL_SIZE },
  });
  shutdown.add(() => stop(child));
  await untilItAnswers(child, url + probe);
  return { url, pid: child.pid as number };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function untilItAnswers(child: ChildProcess, url: string): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer) return;
    await delay(100);
  }
  throw new Error(`The server for ${url} ended before it answered.`);
}
