import { readdirSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildNotification } from '#areas/notifications/server/test-data.ts';
import { LOCK_AFTER } from '#areas/session/rules.ts';
import { SESSION_COOKIE } from '#platform/server/auth/session.ts';
import { PATIENCE } from '#platform/server/testing/patience.ts';
import { type ServerProcess, startServerProcess } from '#platform/server/testing/server-process.ts';
import { TEST_PASSWORD, type TestAgency, type TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { newThrowawayFolder } from '#platform/server/testing/throwaway-folder.ts';
import { until } from '#platform/server/testing/until.ts';
import { BALANCERS, type Balancer } from './testing/balancers.ts';

const throwaway = newThrowawayFolder('second-process');
const METRICS_TOKEN = 'figures-of-two-processes';
/** What several processes on one database must have in common. */
const SHARED = {
  TOKEN_KEY: 'ab'.repeat(32),
  LINK_KEY: 'cd'.repeat(32),
  SEALING_KEYS: 'ef'.repeat(32),
  TRUST_PROXY: '1',
  METRICS_TOKEN,
};

let app: TestApp;
let agency: TestAgency;
const processes: ServerProcess[] = [];
let urls: [string, string];
/** Each has a folder of its own, as on a machine of its own. */
const folderOf = (name: string) => join(throwaway.path, name);
const begin = (name: string, port = '0') =>
  startServerProcess(app, { ...SHARED, DATA_DIR: folderOf(name), PORT: port });

beforeAll(async () => {
  app = await startTestApp({ areas: [], inventsEntries: true });
  agency = await app.newAgency();
  processes.push(begin('one'), begin('two'));
  urls = (await Promise.all(processes.map((each) => each.ready()))) as [string, string];
}, PATIENCE);
afterAll(async () => {
  await Promise.all(processes.map((each) => each.end('SIGTERM')));
  await app.close();
  await throwaway.remove();
}, PATIENCE);

const MARKER = { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' };
const cookieOf = ({ cookie }: TestPerson) => ({ cookie: `${SESSION_COOKIE}=${cookie}` });
const post = (url: string, path: string, body: object, headers = {}) =>
  fetch(`${url}${path}`, { method: 'POST', headers: { ...MARKER, ...headers }, body: JSON.stringify(body) });
const statusOf = async (url: string, headers: Record<string, string>) =>
  (await fetch(`${url}/api/auth/status`, { headers })).status;

/** Events that arrive on a stream, and whether it has ended. */
function listen(url: string, headers: Record<string, string>) {
  const heard = { events: [] as string[], ended: false };
  const call = get(`${url}/api/live`, { headers, agent: false }, (answer) => {
    answer.on('data', (chunk) => {
      heard.events.push(...[...String(chunk).matchAll(/^data: (\w+)$/gm)].map(([, kind = '']) => kind));
    });
    answer.on('end', () => {
      heard.ended = true;
    });
    answer.on('error', () => undefined);
  });
  call.on('error', () => undefined);
  return { heard, hangUp: () => call.destroy() };
}

test('a person who is let in at one process is known at the other, by cookie and by token', async () => {
  const { email } = await agency.newPerson();
  const signedIn = await post(urls[0], '/api/auth/login', { email, password: TEST_PASSWORD });
  expect(signedIn.status).toBe(200);
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  expect(await statusOf(urls[1], { cookie })).toBe(200);
  const { token } = (await signedIn.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  expect((await fetch(`${urls[1]}/api/tasks?page=1&per_page=15`, { headers })).status).toBe(200);
});

test('wrong passwords count together, at whichever process they are tried', async () => {
  const { email } = await agency.newPerson();
  const at = (url: string, password: string) => post(url, '/api/auth/login', { email, password });
  for (let tries = 0; tries < LOCK_AFTER; tries++) {
    // Without the pauses between them, which grow.
    await app.owner.query('UPDATE sign_in_tries SET next_try_at = now() WHERE email = $1', [email]);
    expect((await at(urls[tries % 2] as string, 'wrong-wrong-wrong')).status).toBe(401);
  }
  for (const url of urls) expect((await at(url, TEST_PASSWORD)).status).toBe(429);
});

test('each piece of background work is done once, by one of the two', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => agency.newPerson()));
  for (const [n, { email }] of people.entries())
    expect((await post(urls[n % 2] as string, '/api/auth/password/forgot', { email })).status).toBeLessThan(
      300,
    );
  const mails = () =>
    ['one', 'two']
      .flatMap((name) => readdirSync(join(folderOf(name), 'outbox')))
      .filter((file) => file.endsWith('.eml'));
  await until('every mail', () => mails().length >= people.length, 60);
  const waiting = `SELECT count(*)::int AS n FROM pgboss.job WHERE state < 'completed'`;
  await until('the end of all jobs', async () => (await app.owner.query(waiting)).rows[0].n === 0, 60);
  expect(mails()).toHaveLength(people.length);
});

describe.each(BALANCERS)('behind %s', (_name, start) => {
  let balancer: Balancer;
  beforeAll(async () => {
    const ports = urls.map((url) => Number(new URL(url).port)) as [number, number];
    balancer = await start(ports, throwaway.path);
  }, PATIENCE);
  afterAll(() => balancer.stop());

  const answeredBy = async (url: string) => {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    const text = await (await fetch(`${url}/metrics`, { headers })).text();
    return Number(
      /route="\/api\/health",status="200"\} (\d+)/.exec(text.replaceAll(/^.*_(bucket|sum).*$/gm, ''))?.[1] ??
        0,
    );
  };

  test('calls go to both, and the figures of a process stay inside', async () => {
    const before = await Promise.all(urls.map(answeredBy));
    for (let n = 0; n < 20; n++) expect((await fetch(`${balancer.url}/api/health`)).status).toBe(200);
    const after = await Promise.all(urls.map(answeredBy));
    expect(after.every((count, n) => count > (before[n] ?? 0))).toBe(true);
    expect((await fetch(`${balancer.url}/metrics`)).status).toBeGreaterThanOrEqual(400);
  });

  test('what happens at either process arrives, and sign-out at one ends everything at the other', async () => {
    const person = await agency.newPerson({ permissions: { PRbackOffice: 1 } });
    const notice = await buildNotification(app.owner, { masterId: person.masterId, employeeId: person.id });
    const headers = cookieOf(person);
    const streams = [balancer.url, ...urls].map((url) => listen(url, headers));
    for (const { heard } of streams) await until('the first word', () => heard.events.includes('ready'));
    for (const [n, url] of urls.entries()) {
      const read = await post(url, `/api/notifications/${notice}/toggle_read_at`, {}, headers);
      expect(read.status).toBe(200);
      for (const { heard } of streams)
        await until('the event', () => heard.events.filter((kind) => kind === 'notificationRead').length > n);
    }
    expect((await post(urls[0], '/api/auth/logout', {}, headers)).status).toBeLessThan(300);
    for (const { heard } of streams) await until('the end of the stream', () => heard.ended);
    expect(await statusOf(urls[1], headers)).toBe(401);
    expect(await statusOf(balancer.url, headers)).toBe(401);
  });

  test('one process stops and comes back, and nobody notices', { timeout: PATIENCE }, async () => {
    const headers = cookieOf(await agency.newPerson());
    const statuses = new Map<number, number>();
    let isOver = false;
    const callers = Array.from({ length: 4 }, async () => {
      while (!isOver) {
        // 0 is a call that was cut off.
        const status = await statusOf(balancer.url, headers).catch(() => 0);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    });
    await until('some calls', () => (statuses.get(200) ?? 0) > 20);
    await processes[1]?.end('SIGTERM');
    const then = statuses.get(200) ?? 0;
    await until('more calls', () => (statuses.get(200) ?? 0) > then + 20);
    processes[1] = begin('two', new URL(urls[1]).port);
    await processes[1].ready();
    isOver = true;
    await Promise.all(callers);
    expect(Object.fromEntries(statuses)).toEqual({ 200: expect.any(Number) });
  });
});
