import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownProfile, saveOwnProfile } from '#areas/session/profile-contract.ts';
import { sessionRoutes } from '#areas/session/server/public.ts';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { employeeJobs, employeeRoutes } from './public.ts';
import { buildEmployee, buildEmployeeGroup } from './test-data.ts';

let app: TestApp;
let agency: TestAgency;
let admin: TestPerson;
beforeAll(async () => {
  app = await startTestApp({ areas: [sessionRoutes, employeeRoutes], jobs: employeeJobs });
  agency = await app.newAgency();
  admin = await agency.newPerson({ firstName: 'Ann', lastName: 'Lee', permissions: { PRadmin: 1 } });
});
afterAll(() => app.close());

const save = (id: number, body: unknown) =>
  admin.client.call(contract.saveEmployee, { params: { id }, body });
const find = (id: number) => admin.client.call(contract.findEmployee, { params: { id } });
const known = ({ id: _, email }: TestPerson) => ({ firstName: 'Pat', lastName: 'Example', email });

test('an edit saves every field, and the person reads as saved', async () => {
  const person = await agency.newPerson();
  const officeId = await agency.newOffice('Harbor Office');
  const groupId = await buildEmployeeGroup(app.owner, agency.masterId, 'Sales');
  const body = {
    firstName: 'María',
    lastName: 'Núñez',
    email: person.email,
    phone: '305.555.0142',
    jobTitle: 'Agent',
    officeId,
    groupIds: [groupId, groupId],
    permissions: { PRtraining: 1 },
    version: 1,
  };
  const saved = await save(person.id, body);
  expect(saved.status).toBe(200);
  expect(saved.body).toMatchObject({
    name: 'María Núñez',
    phone: '(305) 555-0142',
    jobTitle: 'Agent',
    office: 'Harbor Office',
    groups: [{ id: groupId, name: 'Sales' }],
    role: 'Employee',
    state: 'Active',
    isLastOwner: false,
    version: 2,
  });
  expect(saved.body.permissions).toMatchObject({ PRtraining: 1, PRLeadViewIncubateTab: 1, PRadmin: 0 });
  expect((await find(person.id)).body).toEqual(saved.body);
});

test('only flags that differ from their default are stored; a flag that is left out stays', async () => {
  const person = await agency.newPerson({ permissions: { PRtraining: 1, PRviewEOD: 0 } });
  await save(person.id, { ...known(person), permissions: { PRreceiptvoid: 1, PRshowAdminMenuDropdown: 0 } });
  const { rows } = await app.owner.query('SELECT permissions FROM employees WHERE id = $1', [person.id]);
  expect(rows[0].permissions).toEqual({ PRtraining: 1, PRreceiptvoid: 1, PRshowAdminMenuDropdown: 0 });
});

test('the log says who changed what, permissions before and after', async () => {
  const person = await agency.newPerson({ permissions: { PRtraining: 1 } });
  await save(person.id, { ...known(person), jobTitle: 'Clerk', permissions: { PRreceiptvoid: 1 } });
  const { rows } = await app.owner.query(
    `SELECT employee_id, action, before, after FROM change_log WHERE subject = 'employee' AND subject_id = $1`,
    [person.id],
  );
  expect(rows).toEqual([
    {
      employee_id: admin.id,
      action: 'edited',
      before: { jobTitle: '', permissions: { PRtraining: 1 } },
      after: { jobTitle: 'Clerk', permissions: { PRtraining: 1, PRreceiptvoid: 1 } },
    },
  ]);
});

test('a stale version is 409 with the current record and who changed it, one’s own profile included', async () => {
  const person = await agency.newPerson({ firstName: 'Bo', lastName: 'Fox' });
  await person.client.call(saveOwnProfile, { body: { firstName: 'Bob', lastName: 'Fox' } });
  const answer = await save(person.id, { ...known(person), version: 1 });
  expect(answer).toMatchObject({
    status: 409,
    error: { changedBy: 'Bob Fox', current: { firstName: 'Bob', version: 2 } },
  });
});

test('of several simultaneous saves with one version, one is accepted', async () => {
  const person = await agency.newPerson();
  const saves = [1, 2, 3, 4].map((n) =>
    save(person.id, { ...known(person), jobTitle: `Job ${n}`, version: 1 }),
  );
  const statuses = (await Promise.all(saves)).map(({ status }) => status).sort();
  expect(statuses).toEqual([200, 409, 409, 409]);
});

test('a changed address is the new sign-in address; one that is already in use is refused at the field', async () => {
  const person = await agency.newPerson();
  const elsewhere = await (await app.newAgency()).newPerson();
  const taken = await save(person.id, { ...known(person), email: elsewhere.email.toUpperCase() });
  expect(taken).toMatchObject({
    status: 422,
    error: { errors: { email: ['Someone already signs in with this address. Enter another one.'] } },
  });
  expect((await find(person.id)).body).toMatchObject({ email: person.email, version: 1 });
  const moved = `moved-${person.email}`;
  expect((await save(person.id, { ...known(person), email: moved })).status).toBe(200);
  const { rows } = await app.owner.query('SELECT email FROM logins WHERE employee_id = $1', [person.id]);
  expect(rows).toEqual([{ email: moved }]);
  expect((await person.client.call(ownProfile)).body.email).toBe(moved);
});

test.each([
  [{ firstName: ' ' }, { firstName: ['Enter a first name.'] }],
  [{ lastName: '' }, { lastName: ['Enter a last name.'] }],
  [{ email: 'nobody' }, { email: ['Enter an email address like name@agency.com.'] }],
  [{ phone: 'call' }, { phone: ['Use digits, spaces and ( ) + - . x only.'] }],
  [{ jobTitle: 'x'.repeat(81) }, { jobTitle: ['At most 80 characters.'] }],
  [{ officeId: 999_999 }, { officeId: ['Choose an office of your agency.'] }],
  [{ groupIds: [999_999] }, { groupIds: ['Choose groups of your agency. One of these is no longer there.'] }],
  [{ permissions: { PRtraining: 2 } }, { 'permissions.PRtraining': ['Must be 0 or 1.'] }],
  [{ permissions: { PRnonsense: 1 } }, { permissions: ['Name permissions of the product only.'] }],
  [
    { permissions: { PRbackOffice: 1 } },
    { 'permissions.PRbackOffice': ['Only people of the provider’s own agency can have this.'] },
  ],
])('%j is refused at its field', async (wrong, errors) => {
  const person = await agency.newPerson();
  expect(await save(person.id, { ...known(person), ...wrong })).toMatchObject({
    status: 422,
    error: { errors },
  });
});

test('a closed office keeps its people and takes no new ones', async () => {
  const officeId = await agency.newOffice('Old Office');
  const person = await agency.newPerson({ officeId });
  await app.owner.query('UPDATE offices SET closed_at = now() WHERE id = $1', [officeId]);
  expect((await save(person.id, { ...known(person), officeId })).status).toBe(200);
  const other = await agency.newPerson();
  expect((await save(other.id, { ...known(other), officeId })).error.errors).toEqual({
    officeId: ['This office is closed. Choose another.'],
  });
});

test('the provider gives PRbackOffice to its own people', async () => {
  const provider = await app.newAgency({ isProvider: true });
  const boss = await provider.newPerson({ permissions: { PRadmin: 1 } });
  const person = await provider.newPerson();
  const body = { ...known(person), permissions: { PRbackOffice: 1 } };
  const saved = await boss.client.call(contract.saveEmployee, { params: { id: person.id }, body });
  expect(saved.body.permissions.PRbackOffice).toBe(1);
});

test("another agency's people, offices and groups are not there", async () => {
  const other = await app.newAgency();
  const [theirs, officeId, groupId] = [
    await buildEmployee(app.owner, other.masterId),
    await other.newOffice('Theirs'),
    await buildEmployeeGroup(app.owner, other.masterId, 'Theirs'),
  ];
  const person = await agency.newPerson();
  const refused = await save(person.id, { ...known(person), officeId, groupIds: [groupId] });
  expect(Object.keys(refused.error.errors ?? {})).toEqual(['officeId', 'groupIds']);
  for (const endpoint of [
    contract.findEmployee,
    contract.disableEmployee,
    contract.enableEmployee,
    contract.inviteAgain,
  ])
    expect((await admin.client.call(endpoint, { params: { id: theirs } })).status).toBe(404);
  expect((await save(theirs, known(person))).status).toBe(404);
  const choices = (await admin.client.call(contract.employeeChoices)).body;
  expect(JSON.stringify(choices)).not.toContain('Theirs');
  const list = await admin.client.call(contract.listEmployees, { query: { per_page: 500 } });
  expect(list.body.results.map(({ id }: { id: number }) => id)).not.toContain(theirs);
});
