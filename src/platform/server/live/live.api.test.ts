import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PERMISSIONS } from '#platform/shared/permissions.ts';
import { SESSION_COOKIE } from '../auth/session.ts';
import { newApiToken } from '../auth/tokens.ts';
import { type BuiltServer, buildServer } from '../http/build-server.ts';
import { createLogger } from '../logger.ts';
import type { TestAgency, TestPerson } from '../testing/test-agency.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { until } from '../testing/until.ts';
import { viewAs } from '../testing/view-as.ts';
import { announce } from './announce.ts';
import { createLive } from './live.ts';
import { liveRoutes } from './routes.ts';
import { MOST_STREAMS } from './streams.ts';

let app: TestApp;
/** A second server on the same database, with a connection of its own. */
let other: BuiltServer;
let agency: TestAgency;
beforeAll(async () => {
  app = await startTestApp({ areas: [liveRoutes] });
  const log = createLogger('silent', { write: () => undefined });
  const { database } = app.services;
  other = await buildServer({ ...app.services, live: createLive(app.appUrl, database, log) }, log, [
    liveRoutes,
  ]);
  for (const server of [app, other]) await server.app.listen({ port: 0, host: '127.0.0.1' });
  agency = await app.newAgency();
});
afterAll(async () => {
  await other.app.close();
  await app.close();
});

interface Heard {
  status: number;
  type: string;
  events: string[];
  ended: boolean;
  hangUp(): void;
}

/** With a connection of its own: a kept one would be waiting when the server stops. */
function open(
  { app: server }: BuiltServer,
  who: TestPerson | string,
  { method = 'GET', since = '', lost = {} }: { method?: string; since?: string; lost?: object } = {},
): Promise<Heard> {
  const { port } = server.server.address() as AddressInfo;
  const headers = {
    ...(typeof who === 'string'
      ? { authorization: `Bearer ${who}` }
      : { cookie: `${SESSION_COOKIE}=${who.cookie}` }),
    ...lost,
  };
  const call = request({ host: '127.0.0.1', port, path: `/api/live${since}`, method, headers, agent: false });
  return new Promise((resolve, reject) => {
    call.on('error', reject);
    call.on('response', (answer) => {
      const heard: Heard = {
        status: answer.statusCode ?? 0,
        type: String(answer.headers['content-type']),
        events: [],
        ended: false,
        hangUp: () => call.destroy(),
      };
      answer.on('error', () => undefined);
      answer.on('data', (chunk) => {
        const words = String(chunk).matchAll(/^data: (\w+)$/gm);
        heard.events.push(...[...words].map(([, kind = '']) => kind));
      });
      answer.on('end', () => {
        heard.ended = true;
      });
      resolve(heard);
    });
    call.end();
  });
}

async function openReady(server: BuiltServer, person: TestPerson | string): Promise<Heard> {
  const heard = await open(server, person);
  await until('the first word', () => heard.events[0] === 'ready');
  return heard;
}

const say = (to: number[]) =>
  app.services.database.asTenant(agency, (db) =>
    announce(db, { masterId: agency.masterId, to, kind: 'marketPlace' }),
  );

test('whoever opens a second window hears that something may have been missed there, and the first hears nothing', async () => {
  const person = await agency.newPerson();
  const first = await openReady(app, person);
  const second = await openReady(app, person);
  await say([person.id]);
  await until('the event in both', () =>
    [first, second].every(({ events }) => events.includes('marketPlace')),
  );
  expect(first.events).toEqual(['ready', 'marketPlace']);
  for (const { hangUp } of [first, second]) hangUp();
});

test('an event announced in one process reaches every open stream of its person in all of them, and nobody else', async () => {
  const [person, colleague] = [await agency.newPerson(), await agency.newPerson()];
  const mine = [await openReady(app, person), await openReady(other, person)];
  const theirs = await openReady(other, colleague);
  expect(mine[0]).toMatchObject({ status: 200, type: expect.stringContaining('text/event-stream') });
  await say([person.id]);
  for (const stream of mine) await until('the word', () => stream.events.includes('marketPlace'));
  await say([colleague.id]);
  await until('the next word', () => theirs.events.length > 1);
  expect(theirs.events).toEqual(['ready', 'marketPlace']);
  expect(mine[1]?.events).toEqual(['ready', 'marketPlace']);
});

test('an event for an agency reaches everybody in it, and nobody of another agency', async () => {
  const [person, colleague] = [await agency.newPerson(), await agency.newPerson()];
  const stranger = await (await app.newAgency()).newPerson();
  const [mine, theirs] = [await openReady(app, person), await openReady(other, colleague)];
  const outside = await openReady(app, stranger);
  const { masterId } = agency;
  await app.services.database.asTenant(agency, (db) =>
    announce(db, { masterId, to: 'agency', kind: 'signatures' }),
  );
  for (const stream of [mine, theirs]) await until('the word', () => stream.events.includes('signatures'));
  await app.services.database.asTenant(stranger, (db) =>
    announce(db, { masterId: stranger.masterId, to: [stranger.id], kind: 'marketPlace' }),
  );
  await until('the next word', () => outside.events.length > 1);
  expect(outside.events).toEqual(['ready', 'marketPlace']);
});

test('an event from a rolled-back transaction is never heard, and one for thousands of receivers is', async () => {
  const person = await agency.newPerson();
  const stream = await openReady(other, person);
  const attempt = app.services.database.asTenant(agency, async (db) => {
    await announce(db, { masterId: agency.masterId, to: [person.id], kind: 'marketPlace' });
    throw new Error('changed my mind');
  });
  await expect(attempt).rejects.toThrow('changed my mind');
  await say([...Array.from({ length: 5000 }, (_, n) => 9_000_000_000_000 + n), person.id]);
  await until('the word', () => stream.events.length > 1);
  expect(stream.events).toEqual(['ready', 'marketPlace']);
});

test('a stream that says since when its page asks is told to ask again only if it may have missed something, or was lost before', async () => {
  const person = await agency.newPerson();
  (await openReady(app, person)).hangUp();
  /** What a stream hears up to the word that is said to it next. */
  const firstWords = async (since: string, lost = {}) => {
    const stream = await open(app, person, { since, lost });
    await say([person.id]);
    await until('the word', () => stream.events.includes('marketPlace'));
    stream.hangUp();
    return stream.events;
  };
  expect(await firstWords('?since=0')).toEqual(['marketPlace']);
  expect(await firstWords('?since=3600000')).toEqual(['ready', 'marketPlace']);
  expect(await firstWords('?since=0', { 'last-event-id': '1' })).toEqual(['ready', 'marketPlace']);
  expect((await open(app, person, { since: '?since=soon' })).status).toBe(422);
});

test('a stream ends with its session, in whichever process that ends, and the other sessions continue', async () => {
  const [leaving, staying] = [await agency.newPerson(), await agency.newPerson()];
  const streams = [await openReady(app, leaving), await openReady(other, leaving)];
  const going = await openReady(other, staying);
  await app.services.database.withoutTenant((db) =>
    db.selectNoFrom(({ fn, val }) => fn('end_session', [val(leaving.sessionId)]).as('ended')).execute(),
  );
  for (const stream of streams) await until('the end', () => stream.ended);
  await say([staying.id]);
  await until('the word', () => going.events.includes('marketPlace'));
  expect((await open(app, leaving)).status).toBe(401);
});

test('a connection that PostgreSQL drops is made again: all are told to ask again, and dead sessions end', async () => {
  const [person, old] = [await agency.newPerson(), await agency.newPerson()];
  const stream = await openReady(other, person);
  const stale = await openReady(other, old);
  await app.owner.query(`UPDATE sessions SET created_at = now() - interval '25 hours' WHERE id = $1`, [
    old.sessionId,
  ]);
  await app.owner.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name = 'coverdesk live' AND datname = current_database()`,
  );
  await until('the second ready', () => stream.events.length > 1);
  await say([person.id]);
  await until('the word', () => stream.events.length > 2);
  expect(stream.events).toEqual(['ready', 'ready', 'marketPlace']);
  await until('the end of the session that is too old', () => stale.ended);
});

test('a person has a limited number of streams at the same time; one that is closed makes room, and a HEAD takes none', async () => {
  const person = await agency.newPerson();
  for (let n = 0; n < MOST_STREAMS; n++)
    expect((await open(app, person, { method: 'HEAD' })).status).toBe(200);
  const streams: Heard[] = [];
  for (let n = 0; n < MOST_STREAMS; n++) streams.push(await openReady(app, person));
  expect((await open(app, person)).status).toBe(429);
  streams[0]?.hangUp();
  await until('room for one more', async () => (await open(app, person)).status === 200);
});

test('a server that stops ends its streams and does not wait for whoever listens', async () => {
  const log = createLogger('silent', { write: () => undefined });
  const live = createLive(app.appUrl, app.services.database, log);
  const third = await buildServer({ ...app.services, live }, log, [liveRoutes]);
  await third.app.listen({ port: 0, host: '127.0.0.1' });
  const stream = await openReady(third, await agency.newPerson());
  await third.app.close();
  await until('the end', () => stream.ended);
});

async function buildApiToken(
  owner: TestApp['owner'],
  of: TestPerson,
  { permissions = PERMISSIONS as string[] } = {},
) {
  const { secret, hash, prefix } = newApiToken();
  const { rows } = await owner.query(
    `INSERT INTO api_tokens (master_id, employee_id, name, prefix, token_hash, permissions, expires_on, expires_at)
     VALUES ($1, $2, $3, $4, decode($5, 'hex'), $6, '2099-01-01', '2099-01-02') RETURNING id`,
    [of.masterId, of.id, prefix, prefix, hash, permissions],
  );
  return { id: rows[0].id as number, secret };
}

const tellLocker = (of: TestAgency) =>
  app.services.database.asTenant(of, async (db) => {
    await announce(db, { masterId: of.masterId, to: 'agency', kind: 'fileLocker' });
    await announce(db, { masterId: of.masterId, to: 'agency', kind: 'signatures' });
  });

async function heardOf(stream: Heard): Promise<string[]> {
  await until('the last word', () => stream.events.includes('signatures'));
  return stream.events;
}

test('a stream by API token hears what the token was given, never more than its person, and ends when it is revoked', async () => {
  const locker = await app.newAgency({ liteSwitch: 4 });
  const [person, plain] = [
    await locker.newPerson({ permissions: { PRFileLockerTab: 1 } }),
    await locker.newPerson(),
  ];
  const tokens = [
    await buildApiToken(app.owner, person),
    await buildApiToken(app.owner, person, { permissions: [] }),
    await buildApiToken(app.owner, plain),
  ];
  const streams = await Promise.all(tokens.map(({ secret }) => openReady(app, secret)));
  await tellLocker(locker);
  const heard = await Promise.all(streams.map(heardOf));
  // A stream is told to ask again when another of the same person opens.
  expect(heard.map((words) => words.filter((word) => word !== 'ready'))).toEqual([
    ['fileLocker', 'signatures'],
    ['signatures'],
    ['signatures'],
  ]);
  await app.owner.query('UPDATE api_tokens SET revoked_at = now() WHERE id = $1', [tokens[0]?.id]);
  await until('the end', () => streams[0]?.ended);
  expect(streams[1]?.ended).toBe(false);
  expect((await open(app, tokens[0]?.secret ?? '')).status).toBe(401);
});

test('a stream begins anew when the rights of its person change, and then hears by those', async () => {
  const locker = await app.newAgency({ liteSwitch: 4 });
  const person = await locker.newPerson({ permissions: { PRFileLockerTab: 1 } });
  const before = await openReady(other, person);
  await app.owner.query(`UPDATE employees SET permissions = '{}' WHERE id = $1`, [person.id]);
  await until('the end', () => before.ended);
  const after = await openReady(other, person);
  await tellLocker(locker);
  expect(await heardOf(after)).toEqual(['ready', 'signatures']);
});

test('whoever views as a person hears what that person hears, and their open streams follow', async () => {
  const locker = await app.newAgency({ liteSwitch: 4 });
  const plain = await locker.newPerson();
  const witness = await openReady(app, plain);
  const viewer = await viewAs(app, plain);
  // That the session shows somebody else is said as well, and would end a stream that opened before it was heard.
  await tellLocker(locker);
  await heardOf(witness);
  const during = await openReady(app, viewer);
  await tellLocker(locker);
  expect(await heardOf(during)).toEqual(['ready', 'signatures']);
  await app.owner.query('DELETE FROM viewings WHERE session_id = $1', [viewer.sessionId]);
  await until('the end', () => during.ended);
  const own = await openReady(app, viewer);
  await tellLocker(locker);
  expect(await heardOf(own)).toEqual(['ready', 'fileLocker', 'signatures']);
});
