import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as profiles from '../profile-contract.ts';
import { sessionJobs, sessionRoutes } from './public.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [sessionRoutes], jobs: sessionJobs });
});
afterAll(() => app.close());

const NAMES = { firstName: 'Ann', lastName: 'Lee', phone: '(305) 555-0101' };

test('a save writes who, when, what, before and after, of the fields that differ', async () => {
  const person = await (await app.newAgency()).newPerson({ firstName: 'Ann', lastName: 'Old' });
  const saved = await person.client.call(profiles.saveOwnProfile, { body: { ...NAMES, version: 1 } });
  expect(saved.body).toEqual({ ...NAMES, id: person.id, email: person.email, version: 2 });
  expect((await person.client.call(profiles.ownProfile)).body).toEqual(saved.body);
  const { rows } = await app.owner.query(
    `SELECT employee_id, subject, action, before, after, at > now() - interval '1 minute' AS fresh
     FROM change_log WHERE subject_id = $1`,
    [person.id],
  );
  expect(rows).toEqual([
    {
      employee_id: person.id,
      subject: 'employee',
      action: 'edited',
      before: { lastName: 'Old', phone: '' },
      after: { lastName: 'Lee', phone: '(305) 555-0101' },
      fresh: true,
    },
  ]);
});

test('a stale version answers 409 with the current record and who changed it', async () => {
  const person = await (await app.newAgency()).newPerson();
  const first = await person.client.call(profiles.saveOwnProfile, { body: { ...NAMES, version: 1 } });
  const stale = await person.client.call(profiles.saveOwnProfile, {
    body: { ...NAMES, phone: '(305) 555-0102', version: 1 },
  });
  expect(stale).toMatchObject({ status: 409, error: { changedBy: 'Ann Lee', current: first.body } });
});

test('a save without a version is accepted', async () => {
  const person = await (await app.newAgency()).newPerson();
  expect((await person.client.call(profiles.saveOwnProfile, { body: NAMES })).status).toBe(200);
});

test('of ten simultaneous saves with one version, exactly one is accepted', async () => {
  const person = await (await app.newAgency()).newPerson();
  const saves = Array.from({ length: 10 }, (_, n) =>
    person.client.call(profiles.saveOwnProfile, { body: { ...NAMES, phone: `305555010${n}`, version: 1 } }),
  );
  const statuses = (await Promise.all(saves)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(9);
});

test('identity comes from the session: an id in the payload is ignored', async () => {
  const agency = await app.newAgency();
  const [person, colleague] = [await agency.newPerson(), await agency.newPerson({ firstName: 'Other' })];
  const body = { ...NAMES, id: colleague.id, employeeId: colleague.id, masterId: 1 };
  expect((await person.client.call(profiles.saveOwnProfile, { body })).body.id).toBe(person.id);
  expect((await colleague.client.call(profiles.ownProfile)).body.firstName).toBe('Other');
});

test('names are required and a telephone number takes no letters', async () => {
  const { client } = await (await app.newAgency()).newPerson();
  const answer = await client.call(profiles.saveOwnProfile, { body: { firstName: ' ', phone: 'call me' } });
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.body.errors)).toEqual(['firstName', 'lastName', 'phone']);
});
