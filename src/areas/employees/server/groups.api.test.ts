import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { employeeRoutes } from './public.ts';
import { buildEmployee, buildEmployeeGroup } from './test-data.ts';

let app: TestApp;
let agency: TestAgency;
let admin: TestPerson;
let bea: TestPerson;
beforeAll(async () => {
  app = await startTestApp({ areas: [employeeRoutes] });
  agency = await app.newAgency();
  admin = await agency.newPerson({ firstName: 'Ann', lastName: 'Lee', permissions: { PRadmin: 1 } });
  bea = await agency.newPerson({ firstName: 'Bea', lastName: 'Cole' });
});
afterAll(() => app.close());

const save = (id: number, body: unknown) => admin.client.call(contract.saveGroup, { params: { id }, body });
const find = (id: number) => admin.client.call(contract.findGroup, { params: { id } });
const remove = (id: number) => admin.client.call(contract.deleteGroup, { params: { id } });
const list = async () => (await admin.client.call(contract.listGroups)).body.results;
const logOf = async (subject: string, id: number) => {
  const { rows } = await app.owner.query(
    'SELECT action, before, after FROM change_log WHERE subject = $1 AND subject_id = $2 ORDER BY id',
    [subject, id],
  );
  return rows;
};

test('a group is added, renamed, given members, and deleted, each with its entry in the log', async () => {
  const { body: group } = await save(0, { name: ' Sales ', memberIds: [bea.id, admin.id, bea.id] });
  expect(group).toMatchObject({
    name: 'Sales',
    members: [
      { id: admin.id, name: 'Ann Lee' },
      { id: bea.id, name: 'Bea Cole' },
    ],
    version: 1,
  });
  expect(await list()).toContainEqual({ id: group.id, name: 'Sales', members: 2 });
  const edited = await save(group.id, { name: 'Sales team', memberIds: [bea.id], version: 1 });
  expect(edited.body).toMatchObject({ name: 'Sales team', members: [{ id: bea.id }], version: 2 });
  expect((await find(group.id)).body).toEqual(edited.body);
  expect((await remove(group.id)).status).toBe(204);
  expect((await find(group.id)).status).toBe(404);
  expect((await remove(group.id)).status).toBe(404);
  expect(await logOf('employee group', group.id)).toEqual([
    { action: 'added', before: null, after: { name: 'Sales', members: ['Ann Lee', 'Bea Cole'] } },
    {
      action: 'edited',
      before: { name: 'Sales', members: ['Ann Lee', 'Bea Cole'] },
      after: { name: 'Sales team', members: ['Bea Cole'] },
    },
    { action: 'deleted', before: { name: 'Sales team', members: ['Bea Cole'] }, after: null },
  ]);
});

test('someone who joined or left through the group sees it in their own record', async () => {
  const person = await agency.newPerson();
  const { body: group } = await save(0, { name: 'Readers', memberIds: [person.id] });
  const params = { id: person.id };
  const read = async () => (await admin.client.call(contract.findEmployee, { params })).body;
  expect(await read()).toMatchObject({ groups: [{ id: group.id, name: 'Readers' }], version: 2 });
  await save(group.id, { name: 'Readers', memberIds: [] });
  expect(await read()).toMatchObject({ groups: [], version: 3 });
  expect(await logOf('employee', person.id)).toEqual([
    { action: 'joined a group', before: null, after: { group: 'Readers' } },
    { action: 'left a group', before: null, after: { group: 'Readers' } },
  ]);
});

test('joining through the person raises the group’s version: an open form overwrites nothing', async () => {
  const person = await agency.newPerson();
  const { body: group } = await save(0, { name: 'Writers' });
  const body = { firstName: 'Pat', lastName: 'Example', email: person.email, groupIds: [group.id] };
  await admin.client.call(contract.saveEmployee, { params: { id: person.id }, body });
  expect(await save(group.id, { name: 'Authors', version: 1 })).toMatchObject({
    status: 409,
    error: { changedBy: 'Ann Lee', current: { members: [{ id: person.id }], version: 2 } },
  });
});

test('a name exists once, whatever its case; a group keeps its own', async () => {
  const { body } = await save(0, { name: 'Managers' });
  const refused = {
    status: 422,
    error: { errors: { name: ['There is already a group with this name. Choose another name.'] } },
  };
  expect(await save(0, { name: 'MANAGERS' })).toMatchObject(refused);
  const { body: other } = await save(0, { name: 'Others' });
  expect(await save(other.id, { name: 'managers' })).toMatchObject(refused);
  expect((await save(body.id, { name: 'managers' })).status).toBe(200);
});

test('of the same name twice at the same time, one is accepted', async () => {
  const adds = [1, 2, 3].map(() => save(0, { name: 'Race' }));
  expect((await Promise.all(adds)).map(({ status }) => status).sort()).toEqual([200, 422, 422]);
});

test('a person and a group saved at the same time, each with the other, both succeed without error', async () => {
  const person = await agency.newPerson();
  const { body: group } = await save(0, { name: 'Crossed' });
  const body = { firstName: 'Pat', lastName: 'Example', email: person.email, groupIds: [group.id] };
  const both = [1, 2, 3].flatMap(() => [
    admin.client.call(contract.saveEmployee, { params: { id: person.id }, body }),
    save(group.id, { name: 'Crossed', memberIds: [person.id] }),
  ]);
  expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect((await find(group.id)).body.members).toEqual([{ id: person.id, name: 'Pat Example' }]);
});

test.each([
  [{ name: '  ' }, { name: ['Enter a name.'] }],
  [{ name: 'x'.repeat(81) }, { name: ['At most 80 characters.'] }],
  [{ name: 'A', memberIds: 'all' }, { memberIds: ['Must be a list.'] }],
  [{ name: 'A', memberIds: [999_999] }, { memberIds: ['Choose people of your agency.'] }],
])('%j is refused at its field', async (body, errors) => {
  expect(await save(0, body)).toMatchObject({ status: 422, error: { errors } });
});

test("another agency's groups and people are not there, and its names are free", async () => {
  const other = await app.newAgency();
  const theirs = await buildEmployeeGroup(app.owner, other.masterId, 'Foreign');
  const stranger = await buildEmployee(app.owner, other.masterId);
  expect((await find(theirs)).status).toBe(404);
  expect((await remove(theirs)).status).toBe(404);
  expect((await save(theirs, { name: 'Mine' })).status).toBe(404);
  expect((await save(0, { name: 'B', memberIds: [stranger] })).status).toBe(422);
  expect(await list()).not.toContainEqual(expect.objectContaining({ id: theirs }));
  const people = (await admin.client.call(contract.groupPeople)).body.results;
  expect(people).toContainEqual({ id: bea.id, name: 'Bea Cole' });
  expect(people).not.toContainEqual(expect.objectContaining({ id: stranger }));
  expect((await save(0, { name: 'Foreign' })).status).toBe(200);
});

test('someone who is disabled is not offered as a member', async () => {
  const gone = await agency.newPerson();
  await app.owner.query('UPDATE employees SET disabled_at = now() WHERE id = $1', [gone.id]);
  const people = (await admin.client.call(contract.groupPeople)).body.results;
  expect(people).not.toContainEqual(expect.objectContaining({ id: gone.id }));
});
