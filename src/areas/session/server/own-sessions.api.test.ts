import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEST_PASSWORD, type TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import * as profiles from '../profile-contract.ts';
import { sessionJobs, sessionRoutes } from './public.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [sessionRoutes], jobs: sessionJobs });
});
afterAll(() => app.close());

/** A second place where the person is signed in, as a client with that session's token. */
async function signInElsewhere({ email }: TestPerson) {
  const { body } = await app.anyone.call(contract.signIn, { body: { email, password: TEST_PASSWORD } });
  return app.anyone.withToken(body.token);
}

const newPerson = async () => (await app.newAgency()).newPerson();
const listed = async (person: TestPerson) => (await person.client.call(contract.ownSessions)).body.results;

test('the list has only the person’s own sessions and says which one asks', async () => {
  const person = await newPerson();
  const colleague = await newPerson();
  await signInElsewhere(person);
  await signInElsewhere(colleague);
  const sessions = await listed(person);
  expect(sessions).toHaveLength(2);
  expect(sessions.filter(({ isThis }: { isThis: boolean }) => isThis)).toMatchObject([
    { id: person.sessionId, userAgent: 'test' },
  ]);
});

test('sign-out elsewhere ends the other session immediately and keeps this one', async () => {
  const person = await newPerson();
  const elsewhere = await signInElsewhere(person);
  expect((await elsewhere.call(profiles.ownProfile)).status).toBe(200);
  const other = (await listed(person)).find(({ isThis }: { isThis: boolean }) => !isThis);
  const answer = await person.client.call(contract.endOwnSession, { params: { id: other.id } });
  expect(answer.status).toBe(204);
  expect((await elsewhere.call(profiles.ownProfile)).status).toBe(401);
  expect((await person.client.call(profiles.ownProfile)).status).toBe(200);
  const again = await person.client.call(contract.endOwnSession, { params: { id: other.id } });
  expect(again.status).toBe(404);
});

test('all others end in one call, which leaves one entry in the log', async () => {
  const person = await newPerson();
  await signInElsewhere(person);
  await signInElsewhere(person);
  expect((await person.client.call(contract.endOtherSessions)).body).toEqual({ ended: 2 });
  expect((await person.client.call(contract.endOtherSessions)).body).toEqual({ ended: 0 });
  expect(await listed(person)).toHaveLength(1);
  const { rows } = await app.owner.query(
    `SELECT action, after FROM change_log WHERE subject_id = $1 AND subject = 'employee'`,
    [person.id],
  );
  expect(rows).toEqual([{ action: 'signed out elsewhere', after: { sessions: 2 } }]);
});

test('neither one’s own session nor somebody else’s ends this way', async () => {
  const person = await newPerson();
  const colleague = await newPerson();
  const own = await person.client.call(contract.endOwnSession, { params: { id: person.sessionId } });
  expect(own).toMatchObject({ status: 409 });
  const theirs = await person.client.call(contract.endOwnSession, { params: { id: colleague.sessionId } });
  expect(theirs.status).toBe(404);
  expect((await colleague.client.call(profiles.ownProfile)).status).toBe(200);
});
