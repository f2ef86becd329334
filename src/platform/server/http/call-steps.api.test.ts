import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import type { Mount } from './call.ts';
import { refuse } from './refusal.ts';

const answer = z.object({ free: z.boolean(), told: z.string() });
const prepared = endpoint({
  method: 'POST',
  path: '/api/try/prepared',
  summary: 'Does slow work first.',
  allow: 'signedIn',
  body: z.object({ name: z.string().min(2, 'Two letters at least.') }),
  answer,
});
const finished = endpoint({
  method: 'GET',
  path: '/api/try/finished/{word}',
  summary: 'Does slow work last.',
  allow: 'signedIn',
  params: z.object({ word: z.string() }),
  answer,
});

const undoable = endpoint({
  method: 'POST',
  path: '/api/try/undoable',
  summary: 'Takes back what came first.',
  allow: 'signedIn',
  body: z.object({ fails: z.boolean() }),
  answer,
});

/** True when no connection is in use. */
const isFree = (app: TestApp) =>
  app.services.database.pool.idleCount === app.services.database.pool.totalCount;
let preparations = 0;
const takenBack: { told: string; free: boolean }[] = [];

function routes(mount: Mount): void {
  mount(prepared, {
    before: async ({ session, body }) => {
      preparations++;
      return { free: isFree(app), told: `${body.name} of ${session.masterId}` };
    },
    within: async (_, found) => ({ free: found.free && !isFree(app), told: found.told }),
  });
  mount(undoable, {
    before: async () => 'stored',
    within: async (call, told) => {
      if (call.body.fails) throw refuse.conflict('Not now.');
      return { free: 'files' in call || 'mailer' in call, told };
    },
    otherwise: async (told) => takenBack.push({ told, free: isFree(app) }),
  });
  mount(finished, {
    within: async ({ params }) => {
      if (params.word === 'none') throw refuse.notFound();
      return { wasFree: isFree(app), told: params.word };
    },
    after: async ({ wasFree, told }, call) => {
      if (told === 'late') throw refuse.conflict('Too late.');
      return { free: !wasFree && isFree(app) && !('db' in call), told };
    },
  });
}

let app: TestApp;
let client: TestClient;
let masterId: number;
beforeAll(async () => {
  app = await startTestApp({ areas: [routes], env: { DB_POOL_SIZE: '2' } });
  const person = await (await app.newAgency()).newPerson();
  [client, masterId] = [person.client, person.masterId];
});
afterAll(() => app.close());

test('slow work that comes first uses no connection, and comes after 401 and 422', async () => {
  expect((await app.anyone.call(prepared, { body: { name: 'Ann' } })).status).toBe(401);
  expect((await client.call(prepared, { body: { name: 'x' } })).status).toBe(422);
  expect(preparations).toBe(0);
  const { body } = await client.call(prepared, { body: { name: 'Ann' } });
  expect(body).toEqual({ free: true, told: `Ann of ${masterId}` });
});

test('what came first is taken back once the transaction has failed, and only then', async () => {
  expect((await client.call(undoable, { body: { fails: false } })).status).toBe(200);
  expect(takenBack).toEqual([]);
  expect((await client.call(undoable, { body: { fails: true } })).status).toBe(409);
  expect(takenBack).toEqual([{ told: 'stored', free: true }]);
});

test('within its transaction a call has neither files nor mail', async () => {
  expect((await client.call(undoable, { body: { fails: false } })).body.free).toBe(false);
});

test('slow work that comes last uses no connection, and can still refuse', async () => {
  expect((await client.call(finished, { params: { word: 'well' } })).body).toEqual({
    free: true,
    told: 'well',
  });
  expect((await client.call(finished, { params: { word: 'none' } })).status).toBe(404);
  expect((await client.call(finished, { params: { word: 'late' } })).status).toBe(409);
});

test('steps that do not fit their endpoint are refused at the start', async () => {
  const before = async () => 1;
  const within = async () => ({ free: true, told: '' });
  const started = (area: (mount: Mount) => void) => startTestApp({ areas: [area] });
  await expect(started((mount) => mount(finished, { before, within }))).rejects.toThrow(
    /nothing can come before/,
  );
  const once = { ...prepared, idempotent: true };
  await expect(started((mount) => mount(once, { within, after: within }))).rejects.toThrow(
    /nothing can come after/,
  );
});
