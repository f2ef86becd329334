import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { officeRoutes } from './public.ts';
import { buildOffice, buildOfficeGroup } from './test-data.ts';

let app: TestApp;
let agency: TestAgency;
let admin: TestPerson;
beforeAll(async () => {
  app = await startTestApp({ areas: [officeRoutes] });
  agency = await app.newAgency();
  admin = await agency.newPerson({ firstName: 'Ann', lastName: 'Lee', permissions: { PRadmin: 1 } });
});
afterAll(() => app.close());

const save = (id: number, body: unknown) => admin.client.call(contract.saveOffice, { params: { id }, body });
const find = (id: number) => admin.client.call(contract.findOffice, { params: { id } });
const close = (id: number, body: unknown = {}) =>
  admin.client.call(contract.closeOffice, { params: { id }, body });
const reopen = (id: number, body: unknown = {}) =>
  admin.client.call(contract.reopenOffice, { params: { id }, body });
const log = async (id: number) => {
  const sql = `SELECT action, before, after FROM change_log WHERE subject = 'office' AND subject_id = $1 ORDER BY id`;
  return (await app.owner.query(sql, [id])).rows;
};

const DAY = { opens: '09:00', closes: '17:30' };
const FULL = {
  name: 'Harbor Office',
  address: '12 Pier Rd',
  city: 'Miami',
  state: 'fl',
  zip: '33145',
  phone: '305.555.0142',
  email: 'harbor@agency.test',
  timeZone: 'America/Chicago',
  hours: [null, DAY, DAY, DAY, DAY, DAY, null],
};

test('id 0 adds an office, which then reads as saved', async () => {
  const groupId = await buildOfficeGroup(app.owner, agency.masterId);
  const added = await save(0, { ...FULL, groupId });
  expect(added.status).toBe(200);
  expect(added.body).toMatchObject({
    ...FULL,
    groupId,
    state: 'FL',
    phone: '(305) 555-0142',
    closedAt: null,
    people: 0,
    version: 1,
  });
  expect((await find(added.body.id)).body).toEqual(added.body);
  expect(await log(added.body.id)).toMatchObject([
    { action: 'added', after: { name: 'Harbor Office', groupId } },
  ]);
});

test('an edit keeps in the log what differs; a stale version meets the current record', async () => {
  const { body } = await save(0, { name: 'Airport Office' });
  const edited = await save(body.id, { name: 'Airport Office', city: 'Tampa', version: 1 });
  expect(edited.body).toMatchObject({ city: 'Tampa', version: 2 });
  const late = await save(body.id, { name: 'Mine', version: 1 });
  expect(late).toMatchObject({ status: 409, error: { changedBy: 'Ann Lee', current: edited.body } });
  expect((await log(body.id)).at(-1)).toEqual({
    action: 'edited',
    before: { city: '' },
    after: { city: 'Tampa' },
  });
});

test('of two people who save over the same version at the same time, one wins', async () => {
  const { body } = await save(0, { name: 'Busy Office' });
  const answers = await Promise.all(
    ['Orlando', 'Naples'].map((city) => save(body.id, { name: 'Busy Office', city, version: 1 })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('two offices of one name are refused at the name, however it is written, also at the same time', async () => {
  const errors = { name: ['Another office has this name. Choose another one.'] };
  await save(0, { name: 'Twin Office' });
  expect(await save(0, { name: ' TWIN office ' })).toMatchObject({ status: 422, error: { errors } });
  const { body } = await save(0, { name: 'Other Office' });
  expect(await save(body.id, { name: 'twin office' })).toMatchObject({ status: 422, error: { errors } });
  const answers = await Promise.all([1, 2, 3].map(() => save(0, { name: 'Triplet Office' })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
});

test.each([
  [{}, { name: ['Enter a name.'] }],
  [{ name: '  ' }, { name: ['Enter a name.'] }],
  [{ name: 'x'.repeat(81) }, { name: ['At most 80 characters.'] }],
  [{ name: 'A', zip: '123' }, { zip: ['Enter a ZIP code like 33145 or 33145-1234.'] }],
  [{ name: 'A', email: 'nobody' }, { email: ['Enter an email address like name@example.com.'] }],
  [{ name: 'A', timeZone: 'Europe/Berlin' }, { timeZone: ['Choose a time zone.'] }],
  [{ name: 'A', hours: [] }, { hours: ['A week has seven days.'] }],
  [
    { name: 'A', hours: [null, { opens: '17:00', closes: '09:00' }, null, null, null, null, null] },
    { 'hours.1.closes': ['Enter a time after the office opens.'] },
  ],
  [
    { name: 'A', hours: [null, { opens: '9', closes: '24:00' }, null, null, null, null, null] },
    { 'hours.1.opens': ['Enter a time.'], 'hours.1.closes': ['Enter a time.'] },
  ],
  [{ name: 'A', groupId: 999_999_999 }, { groupId: ['Choose a group of your agency.'] }],
])('%j is refused at its field', async (body, errors) => {
  expect(await save(0, body)).toMatchObject({ status: 422, error: { errors } });
});

test("another agency's group is refused, another agency's office is not there", async () => {
  const other = await app.newAgency();
  const groupId = await buildOfficeGroup(app.owner, other.masterId);
  expect((await save(0, { name: 'Mine', groupId })).error.errors).toEqual({
    groupId: ['Choose a group of your agency.'],
  });
  const theirs = await buildOffice(app.owner, other.masterId, { name: 'Theirs' });
  for (const answer of [await find(theirs), await save(theirs, { name: 'Mine' }), await close(theirs)])
    expect(answer.status).toBe(404);
  const { rows } = await app.owner.query('SELECT name, version FROM offices WHERE id = $1', [theirs]);
  expect(rows).toEqual([{ name: 'Theirs', version: 1 }]);
});

test('an office closes and reopens, once each however often it is asked for', async () => {
  const { body } = await save(0, { name: 'Closing Office' });
  const closed = await close(body.id, { version: 1 });
  expect(closed.body).toMatchObject({ closedAt: expect.any(String), version: 2 });
  expect((await close(body.id)).body).toEqual(closed.body);
  expect((await reopen(body.id, { version: 1 })).status).toBe(409);
  expect((await reopen(body.id, { version: 2 })).body).toMatchObject({ closedAt: null, version: 3 });
  expect((await reopen(body.id)).body.version).toBe(3);
  expect((await log(body.id)).map(({ action }) => action)).toEqual(['added', 'closed', 'reopened']);
});

test('an office with active people does not close and says how many; people who are disabled do not count', async () => {
  const { body } = await save(0, { name: 'Peopled Office' });
  const people = [];
  for (const firstName of ['Bo', 'Cy']) people.push(await agency.newPerson({ firstName, officeId: body.id }));
  expect(await close(body.id)).toMatchObject({
    status: 409,
    error: { message: '2 people still belong to this office. Move them to another office first.' },
  });
  await app.owner.query('UPDATE employees SET disabled_at = now() WHERE id = ANY($1)', [
    people.map(({ id }) => id),
  ]);
  expect((await close(body.id)).status).toBe(200);
});
