import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../free-port.ts';
import { type Account, asAccount } from './run-as.ts';
import { openServerLog } from './server-log.ts';
import { superviseServer } from './server-process.ts';
import { type Settings, serverArgs, serverEnv } from './server-settings.ts';

export interface EmbeddedPostgres {
  url: string;
  port: number;
  pid: number;
  stop(): Promise<void>;
  exited: Promise<void>;
}

export interface Launch {
  dir: string;
  owner: string;
  password: string;
  binDir: string;
  account: Account;
  settings?: Settings;
  port?: number;
}

/** Replaying the log after a crash under load takes time; that is no reason to give up. */
const READY_WITHIN = 120_000;

export async function launchServer(launch: Launch): Promise<EmbeddedPostgres> {
  const port = launch.port ?? (await freePort());
  const log = openServerLog(join(launch.dir, '..', 'postgres.log'));
  const args = serverArgs(launch.dir, port, launch.settings);
  const command = asAccount(launch.account, join(launch.binDir, 'postgres'), args);
  const child = spawn(command.file, command.args, {
    ...command.options,
    env: serverEnv(),
    stdio: ['ignore', log.descriptor, log.descriptor],
    // A session of its own: Ctrl-C at the terminal reaches us alone, and we stop the database last.
    detached: true,
  });
  log.close();
  const server = superviseServer(child);
  const url = urlOf(launch, port);
  try {
    await waitUntilReady(url, server.isRunning);
  } catch (error) {
    await server.stop();
    const detail = log.reason() || (error as Error).message;
    throw new Error(`The database in ${launch.dir} did not start: ${detail}`, { cause: error });
  }
  return { url, port, pid: server.pid, stop: server.stop, exited: server.exited };
}

export function urlOf({ owner, password }: Pick<Launch, 'owner' | 'password'>, port: number): string {
  return `postgres://${owner}:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`;
}

async function waitUntilReady(url: string, isRunning: () => boolean): Promise<void> {
  const end = performance.now() + READY_WITHIN;
  while (!(await answers(url))) {
    if (!isRunning()) throw new Error('PostgreSQL ended at once.');
    if (performance.now() > end) throw new Error('PostgreSQL did not answer in time.');
    await delay(30);
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // An unheard 'error' event would end our process.
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (isRefusal(error)) throw error;
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** SQLSTATE class 28: the server is up and refuses the password, so waiting would not help. */
export function isRefusal(error: unknown): boolean {
  return (error as { code?: string } | undefined)?.code?.startsWith('28') ?? false;
}
