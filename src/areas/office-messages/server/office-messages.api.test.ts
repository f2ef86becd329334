import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildOffice } from '#areas/offices/server/test-data.ts';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { listOwnMessages } from '../home-contract.ts';
import { officeMessageRoutes } from './public.ts';
import { buildOfficeMessage } from './test-data.ts';

let app: TestApp;
let agency: TestAgency;
let admin: TestPerson;
let officeId: number;
beforeAll(async () => {
  app = await startTestApp({ areas: [officeMessageRoutes] });
  agency = await app.newAgency();
  officeId = await agency.newOffice('Harbor');
  admin = await agency.newPerson({ firstName: 'Ann', lastName: 'Lee', permissions: { PRadmin: 1 } });
});
afterAll(() => app.close());

const create = (body: unknown) => admin.client.call(contract.createMessage, { body });
const edit = (id: number, body: unknown) => admin.client.call(contract.editMessage, { params: { id }, body });
const find = (id: number) => admin.client.call(contract.findMessage, { params: { id } });
const remove = (id: number, query: object = {}) =>
  admin.client.call(contract.deleteMessage, { params: { id }, query: { ...query } });
const logOf = async (id: number) =>
  (
    await app.owner.query(
      `SELECT action, before, after FROM change_log
       WHERE subject = 'office message' AND subject_id = $1 ORDER BY id`,
      [id],
    )
  ).rows;

test('a message is created, edited and deleted, each with its entry in the log', async () => {
  const { body } = await create({ officeId, message: '  We close at <b>noon</b>.  ' });
  expect(body).toEqual({
    id: expect.any(Number),
    message: 'We close at <strong>noon</strong>.',
    office: { id: officeId, name: 'Harbor' },
    version: 1,
  });
  expect(await edit(body.id, { message: 'We close at two.', version: 1 })).toMatchObject({
    status: 200,
    body: { message: 'We close at two.', version: 2 },
  });
  expect(await remove(body.id, { version: 2 })).toMatchObject({ status: 200, body: { version: 2 } });
  expect((await find(body.id)).status).toBe(404);
  expect((await remove(body.id)).status).toBe(404);
  expect(await logOf(body.id)).toEqual([
    {
      action: 'added',
      before: null,
      after: { office: 'Harbor', message: 'We close at <strong>noon</strong>.' },
    },
    {
      action: 'edited',
      before: { message: 'We close at <strong>noon</strong>.' },
      after: { message: 'We close at two.' },
    },
    { action: 'deleted', before: { office: 'Harbor', message: 'We close at two.' }, after: null },
  ]);
});

test.each([
  [{}, { officeId: ['Choose an office.'], message: ['Enter a message.'] }],
  [
    { officeId: 'x', message: 7 },
    { officeId: ['Choose an office.'], message: ['Enter a message.'] },
  ],
  [
    { officeId: 0, message: '   ' },
    { officeId: ['Choose an office.'], message: ['Enter a message.'] },
  ],
  [{ officeId: 1, message: '<script>alert(1)</script>' }, { message: ['Enter a message.'] }],
  [{ officeId: 1, message: '<iframe src="https://evil.test"></iframe>' }, { message: ['Enter a message.'] }],
])('office and message are required: %j', async (body, errors) => {
  expect(await create(body)).toMatchObject({ status: 422, error: { errors } });
});

test('an office that is not ours or no longer in use is refused at its field', async () => {
  const theirs = await buildOffice(app.owner, (await app.newAgency()).masterId);
  const closed = await buildOffice(app.owner, agency.masterId, { closed_at: new Date() });
  for (const id of [theirs, closed, 999_999_999]) {
    const { status, error } = await create({ officeId: id, message: 'Hello' });
    expect([status, error.errors]).toEqual([
      422,
      { officeId: ['Choose an office of your agency that is in use.'] },
    ]);
  }
});

test('a message has its length', async () => {
  const { error } = await create({ officeId, message: 'x'.repeat(10_001) });
  expect(error.errors).toEqual({ message: ['At most 10000 characters.'] });
});

test('on edit the message is required, and an empty one changes nothing', async () => {
  const id = await buildOfficeMessage(app.owner, agency.masterId);
  for (const message of ['', '<p> </p>', undefined])
    expect(await edit(id, { message })).toMatchObject({
      status: 422,
      error: { errors: { message: ['Enter a message.'] } },
    });
  expect((await find(id)).body).toMatchObject({ message: 'We close at noon.', version: 1 });
});

test('a stale version is refused saying who was first and what is stored, on save and on delete', async () => {
  const id = await buildOfficeMessage(app.owner, agency.masterId);
  const first = await edit(id, { message: 'First', version: 1 });
  const refused = { status: 409, error: { changedBy: 'Ann Lee', current: first.body } };
  expect(await edit(id, { message: 'Second', version: 1 })).toMatchObject(refused);
  expect(await remove(id, { version: 1 })).toMatchObject(refused);
  expect((await find(id)).body.message).toBe('First');
  expect((await edit(id, { message: 'Whatever it is' })).status).toBe(200);
});

test('two saves of one version at the same time: one is kept, the other is refused', async () => {
  const id = await buildOfficeMessage(app.owner, agency.masterId);
  const answers = await Promise.all(
    ['One', 'Two', 'Three'].map((message) => edit(id, { message, version: 1 })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect((await find(id)).body.version).toBe(2);
});

test('typed lines stay lines, also beside lists and tags, and saving again changes nothing', async () => {
  const typed = 'Dear team,\r\n\r\nwe <b>close</b>\nearly:\n<ul>\n<li>Monday</li>\n</ul>\nThanks';
  const { body } = await create({ officeId, message: typed });
  expect(body.message).toBe(
    'Dear team,<br />\n<br />\nwe <strong>close</strong><br />\nearly:\n<ul>\n<li>Monday</li>\n</ul>\nThanks',
  );
  expect((await edit(body.id, { message: body.message })).body.message).toBe(body.message);
});

test('the video of an embed code is kept, any other frame is dropped', async () => {
  const frame = (src: string) => `<iframe width="560" src="${src}" allowfullscreen></iframe>`;
  const { body } = await create({
    officeId,
    message: `Watch ${frame('https://www.youtube.com/embed/aqz-KE-bpKQ?si=x')}${frame('https://evil.test/')}`,
  });
  expect(body.message).toBe('Watch <span data-video-type="2" data-video-code="aqz-KE-bpKQ"></span>');
});

test("people read the messages of their own office, newest first, and nobody else's", async () => {
  const own = await app.newAgency();
  const [harbor, island] = [await own.newOffice('Harbor'), await own.newOffice('Island')];
  const older = await buildOfficeMessage(app.owner, own.masterId, { office_id: harbor, message: 'Older' });
  const newer = await buildOfficeMessage(app.owner, own.masterId, { office_id: harbor, message: 'Newer' });
  await buildOfficeMessage(app.owner, own.masterId, { office_id: island });
  const readBy = async (office: number | undefined) =>
    (await (await own.newPerson({ officeId: office })).client.call(listOwnMessages)).body.results;
  expect(await readBy(harbor)).toEqual([
    { id: newer, message: 'Newer' },
    { id: older, message: 'Older' },
  ]);
  expect(await readBy(undefined)).toEqual([]);
});
