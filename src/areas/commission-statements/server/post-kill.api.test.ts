import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEST_PASSWORD } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { until } from '#platform/server/testing/until.ts';
import * as contract from '../contract.ts';
import * as posting from '../posting-contract.ts';
import { commissionStatementRoutes } from './public.ts';
import { newWorld } from './test-world.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const MARKER = { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' };
let app: TestApp;
let server: ChildProcess | undefined;
const dataDir = mkdtempSync(join(tmpdir(), 'coverdesk-post-'));
beforeAll(async () => {
  app = await startTestApp({ areas: [commissionStatementRoutes] });
});
afterAll(async () => {
  server?.kill('SIGKILL');
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The product in a process of its own on the database of this test. */
async function startServer(): Promise<string> {
  const child = spawn(process.execPath, [join(ROOT, 'src/app/server/main.ts')], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: app.ownerUrl,
      APP_DB_PASSWORD: new URL(app.appUrl).password,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  server = child;
  let [out, err] = ['', ''];
  child.stdout?.on('data', (chunk) => (out += chunk));
  child.stderr?.on('data', (chunk) => (err += chunk));
  return until(
    'readiness',
    () => {
      if (child.exitCode !== null) throw new Error(err);
      return /ready at (http:\S+)/.exec(out)?.[1];
    },
    60,
  );
}

async function signIn(url: string, email: string): Promise<Record<string, string>> {
  const body = JSON.stringify({ email, password: TEST_PASSWORD });
  const answer = await fetch(`${url}/api/auth/login`, { method: 'POST', headers: MARKER, body });
  return { ...MARKER, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

const WAITING = `SELECT pid FROM pg_stat_activity
  WHERE datname = current_database() AND usename = 'coverdesk_app' AND wait_event_type = 'Lock'`;

test('a server that is killed in the middle of a post leaves nothing in the ledger, and the next post writes it once', async () => {
  const world = await newWorld(app);
  const file = await world.newFile();
  await world.newLine(file, world.ofAnna, 1001);
  const { client, masterId, email } = world.owner;
  await client.call(contract.createStatement, { body: { employee: world.anna.id } });
  const ledger = async () =>
    (
      await app.owner.query('SELECT cents FROM commission_ledger WHERE master_id = $1 ORDER BY id', [
        masterId,
      ])
    ).rows;

  const url = await startServer();
  const headers = { ...(await signIn(url, email)), 'idempotency-key': 'month' };
  // The house's share is held, so that the post stops after it has written to the ledger.
  const holder = await app.owner.connect();
  await holder.query('BEGIN');
  await holder.query(
    'SELECT id FROM commission_shares WHERE master_id = $1 AND employee_id IS NULL FOR UPDATE',
    [masterId],
  );
  const body = { ids: [file] };
  const post = fetch(`${url}${posting.postFiles.path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  const broken = post.catch(() => 'broken');
  const { pid } = await until('the post to wait', async () => (await app.owner.query(WAITING)).rows[0]);
  const ended = once(server as ChildProcess, 'exit');
  server?.kill('SIGKILL');
  await ended;
  expect(await broken).toBe('broken');
  await holder.query('COMMIT');
  holder.release();
  await until('its connection to end', async () => {
    const { rowCount } = await app.owner.query('SELECT 1 FROM pg_stat_activity WHERE pid = $1', [pid]);
    return rowCount === 0;
  });

  expect(await ledger()).toEqual([]);
  const again = () => client.call(posting.postFiles, { body, headers: { 'idempotency-key': 'month' } });
  expect((await again()).body).toEqual({ affected_items: 2, amount: 10.01 });
  expect((await again()).body).toEqual({ affected_items: 2, amount: 10.01 });
  expect(await ledger()).toEqual([{ cents: 500 }, { cents: 501 }]);
}, 90_000);
