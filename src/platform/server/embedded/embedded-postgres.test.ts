import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newThrowawayFolder, type ThrowawayFolder } from '../testing/throwaway-folder.ts';
import { until } from '../testing/until.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { keepPostgresRunning } from './keep-postgres-running.ts';
import { isRunning } from './processes.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const password = 'a secret with : and @';
const binDir = process.env.TEST_PG_BIN;
let folder: ThrowawayFolder;
let home: string;
const started: EmbeddedPostgres[] = [];

beforeEach(() => {
  folder = newThrowawayFolder('embedded');
  home = folder.path;
});

afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.stop()));
  await folder.remove();
});

async function start(): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dir: join(home, 'pg'), password, binDir });
  started.push(server);
  return server;
}

async function query(server: { url: string }, sql: string) {
  const client = new pg.Client({ connectionString: server.url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const writeRow = (server: { url: string }) =>
  query(server, "CREATE TABLE kept (word text); INSERT INTO kept VALUES ('here')");

test('creates the database in a folder nobody else can enter, and keeps its rows over a restart', async () => {
  const first = await start();
  expect(statSync(home).mode & 0o777).toBe(0o700);
  expect(
    await query(first, "SELECT current_user, upper('é'), current_setting('data_checksums') AS sums"),
  ).toEqual([{ current_user: 'coverdesk_owner', upper: 'É', sums: 'on' }]);
  await writeRow(first);
  await first.stop();
  expect(isRunning(first.pid)).toBe(false);
  expect(readdirSync(home).sort()).toEqual(['pg', 'postgres.log']);
  expect(await query(await start(), 'SELECT word FROM kept')).toEqual([{ word: 'here' }]);
});

test('recovers when the database was killed while a query ran', async () => {
  const first = await start();
  await writeRow(first);
  const busy = query(first, 'SELECT count(*) FROM generate_series(1, 1e12::bigint)').catch(
    () => 'broken off',
  );
  const atWork = () =>
    query(first, "SELECT 1 FROM pg_stat_activity WHERE state = 'active' AND query LIKE '%1e12%'");
  await expect.poll(atWork).toHaveLength(2);
  process.kill(first.pid, 'SIGKILL');
  await first.exited;
  expect(await query(await start(), 'SELECT word FROM kept')).toEqual([{ word: 'here' }]);
  expect(await busy).toBe('broken off');
});

test('stops the database that a killed process left running, and recovers', async () => {
  const program = `
    import { startEmbeddedPostgres } from ${JSON.stringify(join(import.meta.dirname, 'embedded-postgres.ts'))};
    const server = await startEmbeddedPostgres(JSON.parse(process.argv[1]));
    console.log(JSON.stringify({ url: server.url, pid: server.pid }));`;
  const options = JSON.stringify({ dir: join(home, 'pg'), password, binDir });
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  const orphan = JSON.parse(String(line)) as { url: string; pid: number };
  await writeRow(orphan);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(isRunning(orphan.pid)).toBe(true);

  const next = await start();
  expect(isRunning(orphan.pid)).toBe(false);
  expect(await query(next, 'SELECT word FROM kept')).toEqual([{ word: 'here' }]);
});

test('a stale postmaster.pid neither stops the start nor harms the process that has its number now', async () => {
  await (await start()).stop();
  const bystander = spawn('sleep', ['60']);
  writeFileSync(join(home, 'pg', 'postmaster.pid'), `${bystander.pid}\n${join(home, 'pg')}\n`);
  await start();
  expect(isRunning(bystander.pid as number)).toBe(true);
  bystander.kill();
});

test('says why the database does not start', async () => {
  const settings = { shared_buffers: 'plenty' };
  await expect(startEmbeddedPostgres({ dir: join(home, 'pg'), password, binDir, settings })).rejects.toThrow(
    /did not start: .*shared_buffers/,
  );
  await expect(startEmbeddedPostgres({ dir: join(home, 'pg'), password: 'other', binDir })).rejects.toThrow(
    /password authentication failed/,
  );
});

test('a database that is killed while it serves comes back at the same address with its rows', async () => {
  const kept = await keepPostgresRunning({ dir: join(home, 'pg'), password, binDir });
  await query(kept, 'CREATE TABLE kept AS SELECT 7 AS n');
  const pid = Number(readFileSync(join(home, 'pg/postmaster.pid'), 'utf8').split('\n')[0]);
  process.kill(pid, 'SIGKILL');
  const rows = await until('the database', () => query(kept, 'SELECT n FROM kept').catch(() => undefined));
  expect(rows).toEqual([{ n: 7 }]);
  await kept.stop();
});

test('one that is told to stop while it restarts is still stopped', async () => {
  const kept = await keepPostgresRunning({ dir: join(home, 'pg'), password, binDir });
  const pidFile = join(home, 'pg/postmaster.pid');
  const pidOf = () => Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  const killed = pidOf();
  process.kill(killed, 'SIGKILL');
  const next = await until('the next process', () => {
    const pid = existsSync(pidFile) ? pidOf() : killed;
    return pid !== killed && pid > 0 ? pid : undefined;
  });
  await kept.stop();
  expect(isRunning(next)).toBe(false);
});
