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
import { commissionRoutes } from './public.ts';
import { buildCommissionFile, buildCommissionLine } from './test-data.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const MARKER = { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' };
let app: TestApp;
let server: ChildProcess | undefined;
const dataDir = mkdtempSync(join(tmpdir(), 'coverdesk-merge-'));
beforeAll(async () => {
  app = await startTestApp({ areas: [commissionRoutes] });
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
  expect(answer.status).toBe(200);
  return { ...MARKER, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

const WAITING = `SELECT pid FROM pg_stat_activity
  WHERE datname = current_database() AND usename = 'coverdesk_app' AND wait_event_type = 'Lock'`;

test('a server that is killed in the middle of a merge leaves nothing half done', async () => {
  const person = await (await app.newAgency()).newPerson({ permissions: { PRowner: 1 } });
  const newFile = () => buildCommissionFile(app.owner, person.masterId, { created_by: person.id });
  const [target, source] = [await newFile(), await newFile()];
  for (const file_id of [target, source])
    for (let n = 0; n < 3; n++) await buildCommissionLine(app.owner, person.masterId, { file_id });
  const list = async () => (await person.client.call(contract.listFiles)).body.data;
  const before = await list();

  const url = await startServer();
  const headers = await signIn(url, person.email);
  // The last line of the source is held, so that the merge stops after it has written and moved the others.
  const holder = await app.owner.connect();
  await holder.query('BEGIN');
  await holder.query(
    'SELECT id FROM commission_lines WHERE id = (SELECT max(id) FROM commission_lines WHERE file_id = $1) FOR UPDATE',
    [source],
  );
  const body = JSON.stringify({ ids: [target, source] });
  const merge = fetch(`${url}/api/commission/file/merge`, { method: 'POST', headers, body }).catch(
    () => 'broken',
  );
  const { pid } = await until('the merge to wait', async () => (await app.owner.query(WAITING)).rows[0]);
  const ended = once(server as ChildProcess, 'exit');
  server?.kill('SIGKILL');
  await ended;
  expect(await merge).toBe('broken');
  await holder.query('COMMIT');
  holder.release();
  await until('its connection to end', async () => {
    const { rowCount } = await app.owner.query('SELECT 1 FROM pg_stat_activity WHERE pid = $1', [pid]);
    return rowCount === 0;
  });

  expect(await list()).toEqual(before);
  const { rows } = await app.owner.query('SELECT id FROM commission_merges WHERE master_id = $1', [
    person.masterId,
  ]);
  expect(rows).toEqual([]);
  const again = await person.client.call(contract.mergeFiles, { body: { ids: [target, source] } });
  expect(again.body).toEqual({ id: target, moved: 3 });
}, 90_000);
