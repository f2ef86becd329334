import { afterAll, beforeAll, expect, test } from 'vitest';
import { authStatus, signIn } from '#areas/session/contract.ts';
import { ownProfile } from '#areas/session/profile-contract.ts';
import { sessionRoutes } from '#areas/session/server/public.ts';
import { TEST_PASSWORD, type TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { employeeJobs, employeeRoutes } from './public.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [sessionRoutes, employeeRoutes], jobs: employeeJobs });
});
afterAll(() => app.close());

const disable = (by: TestPerson, { id }: TestPerson) =>
  by.client.call(contract.disableEmployee, { params: { id } });
const enable = (by: TestPerson, { id }: TestPerson) =>
  by.client.call(contract.enableEmployee, { params: { id } });
const give = (by: TestPerson, { id, email }: TestPerson, permissions: object, more: object = {}) =>
  by.client.call(contract.saveEmployee, {
    params: { id },
    body: { firstName: 'Pat', lastName: 'Example', email, permissions, ...more },
  });
const owners = async (masterId: number) => {
  const { rows } = await app.owner.query(
    `SELECT count(*) AS n FROM employees WHERE master_id = $1 AND permissions @> '{"PRowner": 1}' AND disabled_at IS NULL`,
    [masterId],
  );
  return rows[0].n;
};

async function twoOwners() {
  const agency = await app.newAgency();
  const permissions = { PRowner: 1 } as const;
  return {
    agency,
    one: await agency.newPerson({ permissions }),
    other: await agency.newPerson({ permissions }),
  };
}

test('disabling ends every session immediately: cookie and token are 401 at the next call, sign-in is refused', async () => {
  const { agency, one } = await twoOwners();
  const person = await agency.newPerson();
  const { token } = (await person.client.call(authStatus)).body;
  const answer = await disable(one, person);
  expect(answer).toMatchObject({ status: 200, body: { state: 'Disabled', version: 1 } });
  expect((await person.client.call(ownProfile)).status).toBe(401);
  expect((await app.anyone.withToken(token).call(ownProfile)).status).toBe(401);
  const credentials = { email: person.email, password: TEST_PASSWORD };
  expect((await app.anyone.call(signIn, { body: credentials })).status).toBe(401);
  const { rows } = await app.owner.query('SELECT 1 FROM sessions WHERE employee_id = $1', [person.id]);
  expect(rows).toEqual([]);
});

test('someone who is enabled again has to sign in again; twice the same is one entry in the log', async () => {
  const { agency, one } = await twoOwners();
  const person = await agency.newPerson();
  for (const _ of [1, 2]) expect((await disable(one, person)).status).toBe(200);
  for (const _ of [1, 2]) expect((await enable(one, person)).body.state).toBe('Active');
  expect((await person.client.call(ownProfile)).status).toBe(401);
  const credentials = { email: person.email, password: TEST_PASSWORD };
  expect((await app.anyone.call(signIn, { body: credentials })).status).toBe(200);
  const { rows } = await app.owner.query(
    `SELECT action, employee_id FROM change_log WHERE subject = 'employee' AND subject_id = $1 ORDER BY id`,
    [person.id],
  );
  expect(rows).toEqual([
    { action: 'disabled', employee_id: one.id },
    { action: 'enabled', employee_id: one.id },
  ]);
});

test('nobody takes their own flag or disables themselves', async () => {
  const { agency, one } = await twoOwners();
  const admin = await agency.newPerson({ permissions: { PRadmin: 1 } });
  const words = ['You cannot remove this from yourself. Ask another owner or administrator.'];
  expect((await give(one, one, { PRowner: 0 })).error.errors).toEqual({ 'permissions.PRowner': words });
  expect((await give(admin, admin, { PRadmin: 0 })).error.errors).toEqual({ 'permissions.PRadmin': words });
  expect(await disable(one, one)).toMatchObject({
    status: 409,
    error: { message: 'You cannot disable yourself.' },
  });
});

test('only an owner makes, unmakes, disables or enables an owner, or moves the address of one', async () => {
  const { agency, one, other } = await twoOwners();
  const admin = await agency.newPerson({ permissions: { PRadmin: 1 } });
  const refused = { 'permissions.PRowner': ['Only an owner can add or remove an owner.'] };
  expect((await give(admin, one, { PRowner: 0 })).error.errors).toEqual(refused);
  expect((await give(admin, admin, { PRowner: 1 })).error.errors).toEqual(refused);
  expect((await give(admin, one, {}, { email: 'mine@person.test' })).error.errors).toEqual({
    email: ['Only an owner can change the email address of an owner.'],
  });
  expect((await disable(admin, one)).error.message).toBe('Only an owner can disable an owner.');
  expect((await disable(one, other)).status).toBe(200);
  expect((await enable(admin, other)).error.message).toBe('Only an owner can enable an owner.');
  expect((await enable(one, other)).status).toBe(200);
  expect((await give(one, admin, { PRowner: 1 })).body.role).toBe('Owner');
  expect((await give(one, other, { PRowner: 0 })).body.role).toBe('Employee');
  const invited = {
    firstName: 'Ida',
    lastName: 'New',
    email: 'ida@owners.test',
    permissions: { PRowner: 1 },
  };
  const call = { params: { id: 0 }, body: invited };
  const lesser = await agency.newPerson({ permissions: { PRadmin: 1 } });
  expect((await lesser.client.call(contract.saveEmployee, call)).error.errors).toEqual(refused);
});

test('an owner who has not chosen a password yet does not count as the other owner', async () => {
  const { one, other } = await twoOwners();
  await app.owner.query(`UPDATE logins SET password_hash = '' WHERE employee_id = $1`, [other.id]);
  expect((await one.client.call(contract.findEmployee, { params: { id: one.id } })).body.isLastOwner).toBe(
    true,
  );
  expect(await disable(other, one)).toMatchObject({
    status: 409,
    error: { message: expect.stringContaining('the last active owner') },
  });
});

test('two owners who disable each other at the same time leave one', async () => {
  for (const _ of [1, 2, 3, 4]) {
    const { agency, one, other } = await twoOwners();
    const answers = await Promise.all([disable(one, other), disable(other, one)]);
    // The second finds its own session ended when it comes late enough.
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    expect([401, 409]).toContain(answers.find(({ status }) => status !== 200)?.status);
    expect(await owners(agency.masterId)).toBe(1);
  }
});

test('two owners who demote each other at the same time leave one', async () => {
  for (const _ of [1, 2, 3, 4]) {
    const { agency, one, other } = await twoOwners();
    const answers = await Promise.all([give(one, other, { PRowner: 0 }), give(other, one, { PRowner: 0 })]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([403, 422]).toContain(answers.find(({ status }) => status !== 200)?.status);
    expect(await owners(agency.masterId)).toBe(1);
  }
});
