import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    areas: [],
    env: { METRICS_TOKEN: 'a-token-for-figures', PUBLIC_URL: 'https://desk.test/' },
  });
});
afterAll(() => app.close());

test('health is ok while the process answers, ready while the database does as well; a stopping process is not ready', async () => {
  const health = { status: 200, body: { status: 'ok' } };
  const checks = { database: 'ok', rights: 'ok', jobs: 'ok', files: 'ok' };
  expect(await app.anyone.send('GET', '/api/health')).toMatchObject(health);
  expect(await app.anyone.send('GET', '/api/ready')).toMatchObject({
    status: 200,
    body: { status: 'ready', checks },
  });
  const dead = await startTestApp({ areas: [] });
  await dead.services.database.close();
  expect(await dead.anyone.send('GET', '/api/health')).toMatchObject(health);
  expect(await dead.anyone.send('GET', '/api/ready')).toMatchObject({
    status: 503,
    body: { status: 'not ready', checks: { database: 'failed', files: 'ok' } },
  });
  await dead.drain();
  expect((await dead.anyone.send('GET', '/api/ready')).body).toEqual({ status: 'stopping' });
  dead.services.database.close = async () => undefined;
  await dead.close();
});

test('ready names missing rights, policies, owners and migrations, a missing job queue and files that cannot be read', async () => {
  const broken = await startTestApp({ areas: [] });
  const checks = async () => (await broken.anyone.send('GET', '/api/ready')).body.checks;
  await broken.owner.query(`REVOKE SELECT ON agencies FROM ${broken.roles.app}`);
  const others = { database: 'ok', migrations: 'ok', jobs: 'ok', files: 'ok' };
  expect(await checks()).toEqual({ ...others, rights: 'failed', policies: 'ok', owners: 'ok' });
  await broken.owner.query(`ALTER TABLE customers NO FORCE ROW LEVEL SECURITY`);
  await broken.owner.query(`ALTER FUNCTION search_customers OWNER TO CURRENT_USER`);
  expect(await checks()).toEqual({ ...others, rights: 'failed', policies: 'failed', owners: 'failed' });
  await broken.owner.query(
    `UPDATE schema_migrations SET hash = 'x' WHERE name LIKE '0080%' OR name LIKE '0079%'`,
  );
  expect(await checks()).toMatchObject({ migrations: 'failed' });
  await broken.owner.query(`REVOKE USAGE ON SCHEMA pgboss FROM ${broken.roles.app}`);
  expect(await checks()).toMatchObject({ jobs: 'failed' });
  writeFileSync(join(broken.config.dataDir, 'attc2'), 'no folder');
  expect(await checks()).toMatchObject({ database: 'ok', files: 'failed' });
  await broken.close();
});

test('with a public address the figures need their token, also for a proxy on this machine that leaves no mark', async () => {
  expect((await app.anyone.send('GET', '/metrics')).status).toBe(401);
  const headers = { authorization: 'Bearer a-token-for-figures' };
  const figures = await app.anyone.send('GET', '/metrics', { headers });
  expect(figures.status).toBe(200);
  expect(figures.body).toContain('http_request_duration_seconds_bucket');
  expect(figures.body).toContain('db_pool_connections');
});

describe.each([
  ['off', { '192.0.2.1': '192.0.2.1' }],
  ['1', { '192.0.2.1': '203.0.113.9' }],
  ['192.0.2.0/24', { '192.0.2.7': '203.0.113.9', '198.51.100.4': '198.51.100.4' }],
])('with TRUST_PROXY=%s', (trust, toldFor) => {
  let behind: TestApp;
  beforeAll(async () => {
    behind = await startTestApp({ areas: [], env: { TRUST_PROXY: trust } });
  });
  afterAll(() => behind.close());
  const get = (url: string, remoteAddress: string, headers: Record<string, string> = {}) =>
    behind.app.inject({ method: 'GET', url, remoteAddress, headers });

  test('no header makes it a connection from this machine: the figures stay closed', async () => {
    for (const socket of [...Object.keys(toldFor), '127.0.0.1']) {
      for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip']) {
        expect((await get('/metrics', socket, { [name]: '127.0.0.1' })).statusCode).toBe(401);
      }
    }
    expect((await get('/metrics', '::ffff:127.0.0.1')).statusCode).toBe(trust === 'off' ? 200 : 401);
  });

  test('the log contains the address that is known, not the one that the client claims', async () => {
    for (const [socket, told] of Object.entries(toldFor)) {
      await get('/api/health', socket, { 'x-forwarded-for': '127.0.0.1, 203.0.113.9' });
      expect(JSON.parse(behind.logLines.at(-1) ?? '').req.from).toBe(told);
    }
  });
});

test('with https, browsers are told to stay there', async () => {
  const { headers } = await app.anyone.send('GET', '/api/health');
  expect(headers['strict-transport-security']).toContain('max-age=31536000');
});

test('the contract is there for programs as OpenAPI 3.1 and for people as a page', async () => {
  const document = await app.anyone.send('GET', '/api/openapi.json');
  expect(document.body).toMatchObject({ openapi: '3.1.0', info: { title: 'Coverdesk' } });
  const page = await app.anyone.send('GET', '/api/docs/');
  expect(page.status).toBe(200);
  expect(page.headers['content-type']).toContain('text/html');
});
