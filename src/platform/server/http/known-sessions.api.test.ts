import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { Mount } from './mount.ts';
import { refuse } from './refusal.ts';

// A read begins with what is known about its session. None of that may show when it is no longer true.

const whoAmI = endpoint({
  method: 'GET',
  path: '/api/try/who',
  summary: 'Who the session belongs to.',
  allow: 'admin',
  answer: z.object({ name: z.string(), seen: z.number() }),
});
const missing = endpoint({
  method: 'GET',
  path: '/api/try/missing',
  summary: 'Never there.',
  allow: 'signedIn',
  answer: z.object({}),
});

let app: TestApp;
let runs = 0;
beforeAll(async () => {
  const routes = (mount: Mount) => {
    mount(whoAmI, async ({ session, db }) => {
      runs++;
      const seen = await db.selectFrom('employees').select('id').execute();
      return { name: session.name, seen: seen.length };
    });
    mount(missing, async () => {
      throw refuse.notFound();
    });
  };
  app = await startTestApp({ areas: [routes] });
});
afterAll(() => app.close());

async function knownPerson() {
  const person = await (await app.newAgency()).newPerson({
    firstName: 'Ann',
    lastName: 'Lee',
    permissions: { PRadmin: 1 },
  });
  expect((await person.client.call(whoAmI)).body).toEqual({ name: 'Ann Lee', seen: 1 });
  return person;
}

const change = (id: number, set: string) =>
  app.owner.query(`UPDATE employees SET ${set} WHERE id = $1`, [id]);

test('with an unchanged session the work is done once', async () => {
  const { client } = await knownPerson();
  runs = 0;
  expect((await client.call(whoAmI)).status).toBe(200);
  expect(runs).toBe(1);
});

test('a name that was changed meanwhile is answered as it is now', async () => {
  const { client, id } = await knownPerson();
  await change(id, `first_name = 'Anne'`);
  expect((await client.call(whoAmI)).body.name).toBe('Anne Lee');
});

test('a permission that was taken away meanwhile is gone, and one that was given is there', async () => {
  const { client, id } = await knownPerson();
  await change(id, `permissions = '{}'`);
  expect((await client.call(whoAmI)).status).toBe(403);
  await change(id, `permissions = '{"PRadmin": 1}'`);
  expect((await client.call(whoAmI)).status).toBe(200);
});

test('a person who was disabled meanwhile is not answered', async () => {
  const { client, id } = await knownPerson();
  await change(id, 'disabled_at = now()');
  expect((await client.call(whoAmI)).status).toBe(401);
  expect((await client.call(missing)).status).toBe(401);
});

test('a session that ended meanwhile is 401, whatever else would be wrong', async () => {
  const { client, sessionId } = await knownPerson();
  expect((await client.call(missing)).status).toBe(404);
  await app.owner.query('DELETE FROM sessions WHERE id = $1', [sessionId]);
  expect((await client.call(missing)).status).toBe(401);
});

test('a connection that broke is an error of the server and not of the session', async () => {
  const { client } = await knownPerson();
  await app.owner.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name = 'coverdesk' AND datname = current_database()`,
  );
  const answers = await Promise.all(Array.from({ length: 8 }, () => client.call(whoAmI)));
  for (const { status } of answers) expect([200, 503]).toContain(status);
  expect((await client.call(whoAmI)).status).toBe(200);
});
