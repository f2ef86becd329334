import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { until } from '../testing/until.ts';
import type { Mount } from './mount.ts';

let app: TestApp;
let failure: () => unknown = () => undefined;
const call = endpoint({
  method: 'POST',
  path: '/api/try/trouble',
  summary: 'Fails as it is told.',
  allow: 'signedIn',
  answer: z.object({}),
});
beforeAll(async () => {
  const routes = (mount: Mount) =>
    mount(call, async () => {
      throw failure();
    });
  app = await startTestApp({ areas: [routes] });
});
afterAll(() => app.close());

const coded = (code: string) => Object.assign(new Error('details that nobody sees'), { code });

test.each([
  ['the disk of the database is full', coded('53100'), 507, /no room left/],
  ['the disk of the files is full', coded('ENOSPC'), 507, /no room left/],
  ['the database stops', coded('57P01'), 503, /lost its database in the middle/],
  ['the connection breaks', new Error('Connection terminated unexpectedly'), 503, /lost its database/],
  ['the database hangs', new Error('Query read timeout'), 503, /lost its database/],
  ['two deadlock', coded('40P01'), 503, /is busy/],
])('when %s it says so in its own words, never 500', async (_what, error, status, words) => {
  failure = () => error;
  const { client } = await (await app.newAgency()).newPerson();
  const answer = await client.call(call);
  expect(answer.status).toBe(status);
  expect(answer.error.message).toMatch(words);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
});

test('on a database that only reads a change is 503 in its own words and ready says so; health stays ok', async () => {
  const { client } = await (await app.newAgency()).newPerson();
  const readOnly = async (value: 'on' | 'off') => {
    const name = new URL(app.ownerUrl).pathname.slice(1);
    const statement = `ALTER DATABASE ${name} SET default_transaction_read_only = ${value}`;
    await app.owner.query(`BEGIN READ WRITE; ${statement}; COMMIT`);
    // Settings of a database count for new connections.
    await app.owner.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'coverdesk'`,
    );
  };
  failure = () => coded('25006');
  expect((await client.call(call)).status).toBe(500);
  await readOnly('on');
  // A connection that was just ended may be given out once more.
  const answer = await until('the words', async () => {
    const { status, error } = await client.call(call);
    expect(status).toBe(503);
    return /can only be read/.test(error.message) && error;
  });
  expect(answer.message).toMatch(/Nothing was changed/);
  const ready = await app.anyone.send('GET', '/api/ready');
  expect(ready).toMatchObject({ status: 503, body: { status: 'not ready', checks: { database: 'failed' } } });
  expect((await app.anyone.send('GET', '/api/health')).status).toBe(200);
  await readOnly('off');
  await until('ready', async () => (await app.anyone.send('GET', '/api/ready')).status === 200);
});
