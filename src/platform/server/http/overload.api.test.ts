import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint, nothing } from '#platform/shared/endpoint.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import { until } from '../testing/until.ts';
import type { Mount } from './mount.ts';

const counter = endpoint({
  method: 'GET',
  path: '/api/try/counter',
  summary: 'A usual call.',
  allow: 'signedIn',
  answer: z.object({}),
});
const report = endpoint({ ...counter, path: '/api/try/report', lane: 'heavy' });
const leave = endpoint({
  ...counter,
  method: 'POST',
  path: '/api/try/leave',
  lane: 'always',
  answer: nothing,
});
const stored = endpoint({ ...counter, method: 'POST', path: '/api/try/stored' });

let app: TestApp;
/** Every call waits for this once it is at work. */
let hold = Promise.withResolvers<void>();
let atWork = 0;
const wait = async () => {
  atWork++;
  await hold.promise;
  return {};
};
beforeAll(async () => {
  hold.resolve();
  const routes = (mount: Mount) => {
    mount(counter, wait);
    mount(report, wait);
    mount(leave, async () => undefined);
    mount(stored, { before: async () => undefined, within: wait });
  };
  // Two places for heavy calls, one of them for one agency; six for the usual ones, five for one agency.
  app = await startTestApp({ areas: [routes], env: { DB_POOL_SIZE: '8', LONGEST_WAIT: '100' } });
});
afterAll(() => app.close());

/** Somebody of a new agency whose session the server knows already. */
async function newClient(): Promise<TestClient> {
  const { client } = await (await app.newAgency()).newPerson();
  expect((await client.call(counter)).status).toBe(200);
  return client;
}

/** Keeps so many calls at work until the test is over. */
async function keepBusy(client: TestClient, each: typeof counter, times: number) {
  hold = Promise.withResolvers();
  atWork = 0;
  const calls = Array.from({ length: times }, () => client.call(each));
  await until(`${times} calls at work`, () => atWork === times);
  return async () => {
    hold.resolve();
    for (const { status } of await Promise.all(calls)) expect(status).toBe(200);
  };
}

test('a call that gets no place in time is 503 with Retry-After; health and sign-out answer; afterwards all is well', async () => {
  const [one, other] = [await newClient(), await newClient()];
  const endOne = await keepBusy(one, counter, 5);
  const last = other.call(counter);
  await until('the last place', () => atWork === 6);
  const refused = await other.call(counter);
  expect(refused.status).toBe(503);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.error.message).toBe('Coverdesk is busy. Try again in a moment.');
  // By this a client knows that nothing was done, and sends the same again.
  expect(refused.error.busy).toBe(true);
  expect((await app.anyone.send('GET', '/api/health')).status).toBe(200);
  expect((await other.call(leave)).status).toBe(204);
  const figures = await app.anyone.send('GET', '/metrics');
  expect(figures.body).toContain('calls_shed_total{lane="usual"} 1');
  expect(figures.body).toContain('calls{lane="usual",state="at work"} 6');
  await endOne();
  expect((await last).status).toBe(200);
  expect((await other.call(counter)).status).toBe(200);
});

test("one agency's calls leave places for another's", async () => {
  const [one, other] = [await newClient(), await newClient()];
  const end = await keepBusy(one, counter, 5);
  expect((await one.call(counter)).status).toBe(503);
  const call = other.call(counter);
  await until("the other agency's call", () => atWork === 6);
  await end();
  expect((await call).status).toBe(200);
});

test("heavy calls have a share: one agency's reports stop neither its own counter nor another's reports", async () => {
  const [one, other] = [await newClient(), await newClient()];
  const end = await keepBusy(one, report, 1);
  expect((await one.call(report)).status).toBe(503);
  const calls = [one.call(counter), other.call(report)];
  await until('both at work', () => atWork === 3);
  await end();
  for (const call of calls) expect((await call).status).toBe(200);
});

test('a call that has done its slow work is not refused any more: its transaction waits', async () => {
  const client = await newClient();
  const end = await keepBusy(client, counter, 5);
  const call = client.call(stored);
  expect((await client.call(counter)).status).toBe(503);
  await end();
  expect((await call).status).toBe(200);
});
