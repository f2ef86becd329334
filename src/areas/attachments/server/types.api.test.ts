import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { attachmentRoutes } from './public.ts';
import { buildAttachmentType } from './test-data.ts';
import { textFile, upload } from './test-upload.ts';

let app: TestApp;
let agency: TestAgency;
let admin: TestPerson;
beforeAll(async () => {
  app = await startTestApp({ areas: [attachmentRoutes] });
  agency = await app.newAgency();
  admin = await agency.newPerson({ firstName: 'Ann', lastName: 'Lee', permissions: { PRadmin: 1 } });
});
afterAll(() => app.close());

const save = (id: number, body: unknown) => admin.client.call(contract.saveType, { params: { id }, body });
const named = async (attachmentType: string) =>
  (await admin.client.call(contract.findNamedType, { params: { attachmentType } })).body.results;
const list = async () => (await admin.client.call(contract.listTypes)).body.results;

test('a type is added, renamed and switched off, each with its entry in the log', async () => {
  expect(await named('Photos')).toBeNull();
  const { body } = await save(0, { name: ' Photos ' });
  expect(body).toEqual({ id: expect.any(Number), name: 'Photos', active: true, version: 1 });
  expect(await named('photos')).toEqual({ id: body.id, name: 'Photos' });
  expect((await save(body.id, { name: 'Pictures', version: 1 })).body).toMatchObject({ version: 2 });
  const off = await save(body.id, { name: 'Pictures', active: false, version: 2 });
  expect(off.body).toMatchObject({ name: 'Pictures', active: false, version: 3 });
  expect(await named('Pictures')).toBeNull();
  expect(await list()).toContainEqual(off.body);
  const { rows } = await app.owner.query(
    `SELECT action, before, after FROM change_log WHERE subject = 'attachment type' AND subject_id = $1 ORDER BY id`,
    [body.id],
  );
  expect(rows).toEqual([
    { action: 'added', before: null, after: { name: 'Photos', active: true } },
    { action: 'edited', before: { name: 'Photos' }, after: { name: 'Pictures' } },
    { action: 'edited', before: { active: true }, after: { active: false } },
  ]);
});

test('under a type that is switched off nothing is added, and what was added stays', async () => {
  const customer = await buildCustomer(app.owner, agency.masterId);
  const { body: type } = await save(0, { name: 'Letters' });
  const send = () => upload(admin, customer, [textFile('a.txt')], { attachmentType: 'Letters' });
  expect((await send()).status).toBe(200);
  await save(type.id, { name: 'Letters', active: false });
  expect(await send()).toMatchObject({
    status: 422,
    error: { message: 'To add an attachment you must setup an attachment type' },
  });
  const params = { id: customer, tableName: 'customer' };
  const { body } = await admin.client.call(contract.listAttachments, { params });
  expect(body.results).toMatchObject([{ attachmentType: 'Letters' }]);
});

test('a name exists once, whatever its case, also when several come at the same time', async () => {
  const refused = {
    status: 422,
    error: { errors: { name: ['There is already an attachment type with this name. Choose another name.'] } },
  };
  const adds = await Promise.all([1, 2, 3].map(() => save(0, { name: 'Claims' })));
  expect(adds.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  expect(await save(0, { name: 'CLAIMS' })).toMatchObject(refused);
  const { body: other } = await save(0, { name: 'Other' });
  expect(await save(other.id, { name: 'claims' })).toMatchObject(refused);
});

test('a stale version is refused saying who was first', async () => {
  const { body } = await save(0, { name: 'Forms' });
  const colleague = await agency.newPerson({ firstName: 'Bo', lastName: 'Fox', permissions: { PRowner: 1 } });
  const theirs = await colleague.client.call(contract.saveType, {
    params: { id: body.id },
    body: { name: 'Papers', version: 1 },
  });
  expect(await save(body.id, { name: 'Sheets', version: 1 })).toMatchObject({
    status: 409,
    error: { changedBy: 'Bo Fox', current: theirs.body },
  });
});

test.each([
  [{}, { name: ['Enter a name.'] }],
  [{ name: 'x'.repeat(81) }, { name: ['At most 80 characters.'] }],
  [{ name: 'a/b' }, { name: ['Do not use a slash: the name is part of addresses.'] }],
  [{ name: 'A', active: 1 }, { active: ['Must be true or false.'] }],
])('%j is refused at its field', async (body, errors) => {
  expect(await save(0, body)).toMatchObject({ status: 422, error: { errors } });
});

test("another agency's types are not there, and its names are free", async () => {
  const other = await app.newAgency();
  const theirs = await buildAttachmentType(app.owner, other.masterId, 'Foreign');
  expect((await save(theirs, { name: 'Mine' })).status).toBe(404);
  expect(await named('Foreign')).toBeNull();
  expect((await save(0, { name: 'Foreign' })).status).toBe(200);
});
