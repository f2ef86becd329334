import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildApiToken } from '#areas/api-tokens/server/test-data.ts';
import { authStatus, changePassword, endOwnSession, signOut, stopViewing } from '#areas/session/contract.ts';
import { ownProfile, saveOwnProfile } from '#areas/session/profile-contract.ts';
import { sessionRoutes } from '#areas/session/server/public.ts';
import { TEST_PASSWORD, type TestAgency, type TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { employeeJobs, employeeRoutes } from './public.ts';

let app: TestApp;
let agency: TestAgency;
let admin: TestPerson;
let rosa: TestPerson;
beforeAll(async () => {
  app = await startTestApp({ areas: [sessionRoutes, employeeRoutes], jobs: employeeJobs });
});
beforeEach(async () => {
  agency = await app.newAgency();
  admin = await agency.newPerson({ firstName: 'Ada', permissions: { PRadmin: 1 } });
  rosa = await agency.newPerson({ firstName: 'Rosa', permissions: { PRtraining: 1 } });
});
afterAll(() => app.close());

const view = (by: TestPerson, { id }: { id: number }) => by.client.call(contract.viewAs, { params: { id } });
const shown = async ({ client }: TestPerson) => (await client.call(ownProfile)).body.id;
const logOf = async ({ id }: TestPerson) => {
  const { rows } = await app.owner.query(
    `SELECT action, employee_id AS by FROM change_log WHERE subject = 'employee' AND subject_id = $1 ORDER BY id`,
    [id],
  );
  return rows;
};
const STARTED_AND_ENDED = () => [
  { action: 'viewing started', by: admin.id },
  { action: 'viewing ended', by: admin.id },
];

test('an administrator sees the product as another person: gates, settings and own data are theirs', async () => {
  expect((await view(admin, rosa)).status).toBe(204);
  const { body } = await admin.client.call(authStatus);
  expect(body.permissions).toMatchObject({ PRadmin: 0, PRtraining: 1 });
  expect(body.viewer).toMatchObject({ id: admin.id, name: admin.name });
  expect(await shown(admin)).toBe(rosa.id);
  expect((await admin.client.call(contract.listEmployees)).status).toBe(403);
  expect((await rosa.client.call(authStatus)).body.viewer).toBeNull();
});

test('nothing can be changed meanwhile, and the refusal says so; stopping makes the session their own again', async () => {
  await view(admin, rosa);
  const body = { firstName: 'Rosie', lastName: 'Example', phone: '' };
  expect(await admin.client.call(saveOwnProfile, { body })).toMatchObject({
    status: 403,
    error: { message: 'You are viewing as Rosa Example. Nothing can be changed.' },
  });
  for (const _ of [1, 2]) expect((await admin.client.call(stopViewing)).status).toBe(204);
  expect(await shown(admin)).toBe(admin.id);
  expect(await logOf(rosa)).toEqual(STARTED_AND_ENDED());
});

test('looking leaves no trace with the person: they were not last seen now, and no session is added to theirs', async () => {
  await app.owner.query(
    `UPDATE sessions SET last_seen_at = now() - interval '5 minutes' WHERE id = ANY($1)`,
    [[admin.sessionId, rosa.sessionId]],
  );
  await view(admin, rosa);
  await admin.client.call(ownProfile);
  const seen = `SELECT last_seen_at > now() - interval '1 minute' AS now FROM sessions WHERE employee_id = $1`;
  expect((await app.owner.query(seen, [rosa.id])).rows).toEqual([{ now: false }]);
  expect((await app.owner.query(seen, [admin.id])).rows).toEqual([{ now: true }]);
});

test('someone who has not accepted the agreement can be viewed, and nobody accepts it for them', async () => {
  const newcomer = await agency.newPerson({ agreementAccepted: false });
  await view(admin, newcomer);
  expect((await admin.client.call(authStatus)).body).toMatchObject({
    agreementRequired: false,
    release: { isNew: false },
  });
  expect((await newcomer.client.call(authStatus)).body.agreementRequired).toBe(true);
});

test('an administrator cannot view as an owner, an owner can, and nobody as themselves', async () => {
  const owner = await agency.newPerson({ permissions: { PRowner: 1 } });
  expect(await view(admin, owner)).toMatchObject({
    status: 403,
    error: { message: 'Only an owner can view as an owner.' },
  });
  expect(await view(admin, admin)).toMatchObject({
    status: 403,
    error: { message: 'You cannot view as yourself.' },
  });
  const other = await agency.newPerson({ permissions: { PRowner: 1 } });
  expect((await view(owner, other)).status).toBe(204);
});

test('employees cannot view as anyone, nobody views across agencies, and nobody as someone who is disabled', async () => {
  expect((await view(rosa, admin)).status).toBe(403);
  const provider = await app.newAgency({ isProvider: true });
  const staff = await provider.newPerson({ permissions: { PRowner: 1, PRbackOffice: 1 } });
  expect((await view(staff, rosa)).status).toBe(404);
  await admin.client.call(contract.disableEmployee, { params: { id: rosa.id } });
  expect((await view(admin, rosa)).status).toBe(409);
});

test('an API token cannot view as anyone', async () => {
  const { secret } = await buildApiToken(app.owner, admin);
  const answer = await app.anyone.withToken(secret).call(contract.viewAs, { params: { id: rosa.id } });
  expect(answer).toMatchObject({
    status: 403,
    error: { message: 'An API token cannot do this. Sign in to do it.' },
  });
});

test('two clicks are one viewing, and of two people who are asked for at the same time one is shown', async () => {
  const other = await agency.newPerson();
  const same = await Promise.all([view(admin, rosa), view(admin, rosa)]);
  expect(same.map(({ status }) => status).filter((status) => status !== 403 && status !== 204)).toEqual([]);
  expect(await logOf(rosa)).toHaveLength(1);
  await admin.client.call(stopViewing);
  const two = await Promise.all([view(admin, rosa), view(admin, other)]);
  expect(two.filter(({ status }) => status === 204)).toHaveLength(1);
});

test('a screen of the person before is told to fetch a fresh token, when viewing begins and when it ends', async () => {
  const tokenNow = async () => (await admin.client.call(authStatus)).body.token;
  const before = app.anyone.withToken(await tokenNow());
  await view(admin, rosa);
  const during = app.anyone.withToken(await tokenNow());
  expect((await during.call(ownProfile)).body.id).toBe(rosa.id);
  for (const answer of [await before.call(ownProfile), await before.call(saveOwnProfile)])
    expect(answer).toMatchObject({ status: 401, error: { message: 'Expired Token' } });
  await admin.client.call(stopViewing);
  expect((await before.call(ownProfile)).body.id).toBe(admin.id);
  for (const answer of [await during.call(ownProfile), await during.call(saveOwnProfile)])
    expect(answer).toMatchObject({ status: 401, error: { message: 'Expired Token' } });
});

test('viewing lasts an hour at most; the first call after it is the administrator again, and the log has the end', async () => {
  await view(admin, rosa);
  const past = `UPDATE viewings SET until = now() - interval '1 second' WHERE viewer_id = $1`;
  await app.owner.query(past, [admin.id]);
  const all = await Promise.all([shown(admin), shown(admin), shown(admin)]);
  expect(new Set(all)).toEqual(new Set([admin.id]));
  expect(await logOf(rosa)).toEqual(STARTED_AND_ENDED());
});

test('a viewing that nobody comes back to ends in the log with the next sweep', async () => {
  await view(admin, rosa);
  const past = `UPDATE viewings SET until = now() - interval '1 second' WHERE viewer_id = $1`;
  await app.owner.query(past, [admin.id]);
  await app.services.database.withoutTenant((db) =>
    db.selectNoFrom(({ fn }) => fn('sweep_sign_in_tables', []).as('swept')).execute(),
  );
  expect(await logOf(rosa)).toEqual(STARTED_AND_ENDED());
});

test('signing out ends the session, not that of the person, and the viewing is logged as ended', async () => {
  await view(admin, rosa);
  expect((await admin.client.call(signOut)).status).toBe(204);
  expect((await admin.client.call(ownProfile)).status).toBe(401);
  expect((await rosa.client.call(ownProfile)).status).toBe(200);
  expect(await logOf(rosa)).toEqual(STARTED_AND_ENDED());
});

const ENDS: [string, () => Promise<{ status: number }>][] = [
  ['signs out', () => rosa.client.call(signOut)],
  [
    'changes their password',
    () =>
      rosa.client.call(changePassword, {
        body: { currentPassword: TEST_PASSWORD, newPassword: 'copper-meadow-seventeen' },
      }),
  ],
];
test.each(ENDS)('viewing ends when the person viewed %s', async (_, end) => {
  await view(admin, rosa);
  expect((await end()).status).toBe(204);
  expect(await shown(admin)).toBe(admin.id);
  expect((await logOf(rosa)).map(({ action }) => action)).toContain('viewing ended');
});

test('viewing ends when either of the two is disabled, or may do more or less than before', async () => {
  const owner = await agency.newPerson({ permissions: { PRowner: 1 } });
  const save = (of: TestPerson, permissions: object) =>
    owner.client.call(contract.saveEmployee, {
      params: { id: of.id },
      body: { firstName: 'Rosa', lastName: 'Example', email: of.email, permissions },
    });
  await view(admin, rosa);
  expect((await save(rosa, { PRadmin: 1 })).status).toBe(200);
  expect(await shown(admin)).toBe(admin.id);
  await view(admin, rosa);
  expect((await save(admin, { PRadmin: 0 })).status).toBe(200);
  expect(await shown(admin)).toBe(admin.id);
  expect((await save(admin, { PRadmin: 1 })).status).toBe(200);
  await view(admin, rosa);
  await owner.client.call(contract.disableEmployee, { params: { id: rosa.id } });
  expect(await shown(admin)).toBe(admin.id);
  const next = await agency.newPerson();
  await view(admin, next);
  await owner.client.call(contract.disableEmployee, { params: { id: admin.id } });
  expect((await admin.client.call(ownProfile)).status).toBe(401);
  expect((await logOf(next)).map(({ action }) => action)).toEqual(['viewing started', 'viewing ended']);
});

test('a viewing that starts while its person is disabled never stays', async () => {
  const owner = await agency.newPerson({ permissions: { PRowner: 1 } });
  const [, disabled] = await Promise.all([
    view(admin, rosa),
    owner.client.call(contract.disableEmployee, { params: { id: rosa.id } }),
  ]);
  expect(disabled.status).toBe(200);
  expect(await shown(admin)).toBe(admin.id);
});

test('two people who view as each other and leave at the same time both leave', async () => {
  const other = await agency.newPerson({ permissions: { PRadmin: 1 } });
  await Promise.all([view(admin, other), view(other, admin)]);
  const answers = await Promise.all([admin.client.call(signOut), other.client.call(signOut)]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
});

test('ending a session of the person elsewhere ends the viewing too', async () => {
  await view(admin, rosa);
  const { rows } = await app.owner.query(`SELECT start_session($1, $2, '\\x00', 'phone') AS id`, [
    agency.masterId,
    rosa.id,
  ]);
  await rosa.client.call(endOwnSession, { params: { id: rows[0].id } });
  expect(await shown(admin)).toBe(admin.id);
});
