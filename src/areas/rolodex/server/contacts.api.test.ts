import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { rolodexRoutes } from './public.ts';
import { buildRolodexContact } from './test-data.ts';

let app: TestApp;
let agency: TestAgency;
let person: TestPerson;
beforeAll(async () => {
  app = await startTestApp({ areas: [rolodexRoutes] });
  agency = await app.newAgency();
  person = await agency.newPerson({ firstName: 'Ann', lastName: 'Lee', permissions: { PRRolodexTab: 1 } });
});
afterAll(() => app.close());

const save = (id: number, body: unknown) =>
  person.client.call(contract.saveContact, { params: { id }, body });
const find = (id: number) => person.client.call(contract.findContact, { params: { id } });
const remove = (id: number, version?: number) =>
  person.client.call(contract.deleteContact, {
    params: { id },
    query: version === undefined ? {} : { version },
  });
const actionsOf = async (id: number) =>
  (
    await app.owner.query(
      `SELECT action FROM change_log WHERE subject = 'rolodex contact' AND subject_id = $1 ORDER BY id`,
      [id],
    )
  ).rows.map(({ action }) => action);

const ROSA = {
  name: 'Rosa Feather',
  company: 'Bright Fender Body Shop',
  jobTitle: 'Manager',
  phone: '(305) 555-0170',
  phone2: '',
  email: 'rosa@fender.test',
  address: '4 Mill Road',
  city: 'Hialeah',
  state: 'FL',
  zip: '33010',
  notes: 'Open on Saturdays.',
};

test('whoever may open the rolodex adds, edits and deletes a contact', async () => {
  const added = await save(0, { ...ROSA, phone: '305.555.0170', state: 'fl' });
  expect(added.body).toEqual({ ...ROSA, id: expect.any(Number), version: 1 });
  const { id } = added.body;
  expect((await save(id, { ...ROSA, notes: '', version: 1 })).body).toMatchObject({ notes: '', version: 2 });
  expect((await remove(id, 2)).body).toMatchObject({ id, name: 'Rosa Feather', version: 2 });
  expect((await find(id)).status).toBe(404);
  expect((await remove(id)).status).toBe(404);
  expect(await actionsOf(id)).toEqual(['added', 'edited', 'deleted']);
});

test('a deleted contact is restored with its id through the save call, and its version continues', async () => {
  const { body } = await save(0, ROSA);
  await save(body.id, { ...ROSA, notes: 'Newer' });
  await remove(body.id);
  const restored = await save(body.id, { ...ROSA, notes: 'Newer', restore: true });
  expect(restored.body).toEqual({ ...body, notes: 'Newer', version: 3 });
  expect((await save(body.id, { ...ROSA, version: 1 })).status).toBe(409);
  expect(await actionsOf(body.id)).toEqual(['added', 'edited', 'deleted', 'restored']);
});

test('of simultaneous restores, one is accepted', async () => {
  const { body } = await save(0, ROSA);
  await remove(body.id);
  const restores = [1, 2, 3].map(() => save(body.id, { ...ROSA, restore: true }));
  const statuses = (await Promise.all(restores)).map(({ status }) => status).sort();
  expect(statuses).toEqual([200, 409, 409]);
});

test('nothing is restored that this agency has not deleted last', async () => {
  expect((await save(999_999_999, { ...ROSA, restore: true })).status).toBe(404);
  const other = await app.newAgency();
  const theirs = await buildRolodexContact(app.owner, other.masterId);
  expect((await save(theirs, { ...ROSA, restore: true })).status).toBe(404);
  const { body } = await save(0, ROSA);
  await remove(body.id);
  expect((await save(body.id, ROSA)).status).toBe(404);
});

test('a stale version is refused saying who was first, by a save and by a deletion', async () => {
  const { body } = await save(0, ROSA);
  const colleague = await agency.newPerson({ firstName: 'Bo', lastName: 'Fox', permissions: { PRowner: 1 } });
  const theirs = await colleague.client.call(contract.saveContact, {
    params: { id: body.id },
    body: { ...ROSA, notes: 'Theirs', version: 1 },
  });
  const conflict = { status: 409, error: { changedBy: 'Bo Fox', current: theirs.body } };
  expect(await save(body.id, { ...ROSA, notes: 'Mine', version: 1 })).toMatchObject(conflict);
  expect(await remove(body.id, 1)).toMatchObject(conflict);
  expect((await find(body.id)).body.notes).toBe('Theirs');
});

test('of simultaneous saves with the same version, one is accepted', async () => {
  const { body } = await save(0, ROSA);
  const saves = [1, 2, 3].map((n) => save(body.id, { ...ROSA, notes: `Save ${n}`, version: 1 }));
  expect((await Promise.all(saves)).map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test.each([
  [{}, { name: ['Enter a name.'] }],
  [{ name: '  ' }, { name: ['Enter a name.'] }],
  [{ name: 'A', email: 'nobody' }, { email: ['Enter an email address like name@example.com.'] }],
  [{ name: 'A', phone: 'call me' }, { phone: ['Use digits, spaces and ( ) + - . x only.'] }],
  [{ name: 'A', state: 'F1' }, { state: ['Enter a state with two letters, like FL.'] }],
  [{ name: 'A', zip: '123' }, { zip: ['Enter a ZIP code like 33145 or 33145-1234.'] }],
  [{ name: 'A', notes: 'x'.repeat(2001) }, { notes: ['At most 2000 characters.'] }],
])('%j is refused at its field', async (body, errors) => {
  expect(await save(0, body)).toMatchObject({ status: 422, error: { errors } });
});

test("another agency's contact is not there", async () => {
  const theirs = await buildRolodexContact(app.owner, (await app.newAgency()).masterId);
  for (const answer of [await find(theirs), await save(theirs, ROSA), await remove(theirs)])
    expect(answer.status).toBe(404);
});
