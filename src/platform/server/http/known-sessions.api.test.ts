import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { fewestMessages } from '../testing/fewest-messages.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { Mount } from './mount.ts';
import { refuse } from './refusal.ts';

// A call begins with what is known about its session. None of that may show, or stay, when it is no longer true.

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
const rename = endpoint({
  method: 'PUT',
  path: '/api/try/title',
  summary: 'Gives whoever calls another job title.',
  allow: 'admin',
  changes: true,
  body: z.object({ title: z.string() }),
  answer: z.object({ by: z.string() }),
});

let app: TestApp;
let runs = 0;
/** How often a change went on after its first answer from the database. */
let goneOn = 0;
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
    mount(rename, async ({ session, db, body }) => {
      runs++;
      await db
        .updateTable('employees')
        .set({ job_title: body.title })
        .where('id', '=', session.employeeId)
        .execute();
      goneOn++;
      return { by: session.name };
    });
  };
  app = await startTestApp({ areas: [routes] });
});
afterEach(() => vi.restoreAllMocks());
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

async function titleOf(id: number): Promise<string> {
  const { rows } = await app.owner.query('SELECT job_title FROM employees WHERE id = $1', [id]);
  return rows[0].job_title;
}

async function lastSeenAgo(sessionId: string): Promise<number> {
  const { rows } = await app.owner.query(
    'SELECT extract(epoch FROM now() - last_seen_at)::float AS seconds FROM sessions WHERE id = $1',
    [sessionId],
  );
  return rows[0].seconds;
}

const seenLongAgo = (sessionId: string) =>
  app.owner.query(`UPDATE sessions SET last_seen_at = now() - interval '5 minutes' WHERE id = $1`, [
    sessionId,
  ]);

/** Somebody whose session a change can begin with. */
async function knownChanger() {
  const person = await knownPerson();
  const change = (title: string) => person.client.call(rename, { body: { title } });
  expect((await change('Agent')).body).toEqual({ by: 'Ann Lee' });
  runs = 0;
  goneOn = 0;
  return { ...person, change };
}

test('a change with an unchanged session is done once, in one message with its first statement and one for its end', async () => {
  const { id, change } = await knownChanger();
  expect((await change('Manager')).body).toEqual({ by: 'Ann Lee' });
  expect([runs, await titleOf(id)]).toEqual([1, 'Manager']);
  expect(await fewestMessages(app.appUrl, () => change('Owner'))).toBe(2);
});

test('a change whose session ended meanwhile is 401 whatever else is wrong, changes nothing and goes no further', async () => {
  const { id, client, sessionId, change: rename_ } = await knownChanger();
  await app.owner.query('DELETE FROM sessions WHERE id = $1', [sessionId]);
  expect((await rename_('Thief')).status).toBe(401);
  expect((await client.send('PUT', rename.path, { body: { title: 7 } })).status).toBe(401);
  expect([goneOn, await titleOf(id)]).toEqual([0, 'Agent']);
});

test('a change whose person was disabled or lost the permission meanwhile is refused and leaves nothing', async () => {
  const { id, change: rename_ } = await knownChanger();
  await change(id, `permissions = '{}'`);
  expect((await rename_('Thief')).status).toBe(403);
  await change(id, `permissions = '{"PRadmin": 1}'`);
  expect((await rename_('Back')).status).toBe(200);
  await change(id, 'disabled_at = now()');
  expect((await rename_('Thief')).status).toBe(401);
  expect([goneOn, await titleOf(id)]).toEqual([1, 'Back']);
});

test('a change whose person has another name meanwhile is done once more, under that name, and once in effect', async () => {
  const { id, change: rename_ } = await knownChanger();
  await change(id, `first_name = 'Anne'`);
  expect((await rename_('Owner')).body).toEqual({ by: 'Anne Lee' });
  expect([runs, goneOn, await titleOf(id)]).toEqual([2, 1, 'Owner']);
});

test('a change records nothing of its session, so that whoever ends it does not wait; once a minute its lookup does', async () => {
  const { sessionId, change: rename_ } = await knownChanger();
  await seenLongAgo(sessionId);
  expect((await rename_('Soon')).status).toBe(200);
  expect(await lastSeenAgo(sessionId)).toBeGreaterThan(200);
  const now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now + 61_000);
  expect((await rename_('Later')).status).toBe(200);
  expect(await lastSeenAgo(sessionId)).toBeLessThan(60);
});
