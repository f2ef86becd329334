import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint, nothing } from '#platform/shared/endpoint.ts';
import type { Db } from '../db/bound-kysely.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { Mount } from './mount.ts';

const titles = z.object({ titles: z.array(z.string()) });
const peek = endpoint({
  method: 'GET',
  path: '/api/try/peek/{way}',
  summary: 'Changes something, though it says it does not.',
  allow: 'signedIn',
  params: z.object({ way: z.enum(['own', 'another']) }),
  answer: nothing,
});
const ask = endpoint({ ...peek, method: 'POST', path: '/api/try/ask/{way}', changes: false });
const changing = endpoint({ ...peek, path: '/api/try/changing/{way}', changes: true });
const open = endpoint({
  method: 'GET',
  path: '/api/try/open/{masterId}',
  summary: 'Changes something for anyone.',
  allow: 'anyone',
  params: z.object({ masterId: z.coerce.number() }),
  answer: nothing,
});
const keep = endpoint({
  method: 'GET',
  path: '/api/try/keep',
  summary: 'Keeps its way to the database for later.',
  allow: 'signedIn',
  answer: titles,
});

const promote = (db: Db) => db.updateTable('employees').set({ job_title: 'Chief' }).execute();
const listTitles = async (db: Db) =>
  (await db.selectFrom('employees').select('job_title').execute()).map(({ job_title }) => job_title);
let kept: Db | undefined;

function routes(mount: Mount): void {
  for (const each of [peek, ask, changing])
    mount(each, async ({ db, database, session, params }) => {
      await (params.way === 'own' ? promote(db) : database.asTenant(session, promote));
    });
  mount(open, async ({ database, params }) => {
    await database.asTenant(params, promote);
  });
  mount(keep, async ({ db }) => {
    kept = db;
    return { titles: await listTitles(db) };
  });
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [routes], env: { DB_POOL_SIZE: '2' } });
});
afterAll(() => app.close());

async function newPerson() {
  const person = await (await app.newAgency()).newPerson();
  const title = async () =>
    (await app.owner.query('SELECT job_title FROM employees WHERE id = $1', [person.id])).rows[0].job_title;
  return { ...person, title };
}

test.each([peek, ask])(
  '$method $path changes nothing, neither in its transaction nor in another',
  async (each) => {
    const { client, title } = await newPerson();
    for (const way of ['own', 'another'])
      expect((await client.call(each, { params: { way } })).status).toBe(500);
    expect(await title()).toBe('');
  },
);

test('a call that says it changes something does', async () => {
  const { client, title } = await newPerson();
  expect((await client.call(changing, { params: { way: 'own' } })).status).toBe(204);
  expect(await title()).toBe('Chief');
});

test('a read that anyone may make changes nothing either', async () => {
  const { masterId, title } = await newPerson();
  expect((await app.anyone.call(open, { params: { masterId } })).status).toBe(500);
  expect(await title()).toBe('');
});

test("a database handle kept by a call fails after the call ends, and shows nothing of another agency's call", async () => {
  const [one, other] = [await newPerson(), await newPerson()];
  expect((await one.client.call(keep)).body).toEqual({ titles: [''] });
  const late = kept as Db;
  await expect(listTitles(late)).rejects.toThrow('This transaction has ended');
  // Every connection is in someone else's transaction now.
  const { database } = app.services;
  const transactions = [await database.beginAsTenant(other), await database.beginAsTenant(other)];
  for (const { db } of transactions) await listTitles(db);
  await expect(listTitles(late)).rejects.toThrow('This transaction has ended');
  for (const { rollback } of transactions) await rollback();
});
