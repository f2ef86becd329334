import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { buildContract } from '#areas/finance-contracts/server/test-data.ts';
import { buildLead } from '#areas/leads/server/test-data.ts';
import { buildPolicy } from '#areas/policies/server/test-data.ts';
import { buildReceipt } from '#areas/receipts/server/test-data.ts';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { EMPTY, NOT_TAKEN } from '../rules.ts';
import { attachmentRoutes } from './public.ts';
import { buildAttachmentType } from './test-data.ts';
import { makePng } from './test-sample-files.ts';
import { textFile, upload } from './test-upload.ts';

let app: TestApp;
let agency: TestAgency;
let person: TestPerson;
let customer: number;
beforeAll(async () => {
  app = await startTestApp({ areas: [attachmentRoutes], env: { UPLOAD_LIMIT: '1' } });
  agency = await app.newAgency();
  person = await agency.newPerson({ firstName: 'Ann', lastName: 'Lee' });
  customer = await buildCustomer(app.owner, agency.masterId);
  await buildAttachmentType(app.owner, agency.masterId, contract.DEFAULT_TYPE);
});
afterAll(() => app.close());

const list = (id: number, tableName: contract.TableName = 'customer', who = person) =>
  who.client.call(contract.listAttachments, { params: { id, tableName } });
const download = (id: number, who = person) =>
  who.client.call(contract.downloadAttachment, { params: { id } });
const change = (
  id: number,
  endpoint: typeof contract.deactivateAttachment | typeof contract.activateAttachment,
) => person.client.call(endpoint, { params: { id } });
const placeOf = (file: contract.Attachment) =>
  join(
    app.config.dataDir,
    'attc2',
    String(file.masterId),
    file.yearWeekFolder,
    `${file.guId}${file.fileExtension}`,
  );
const storedFiles = () =>
  readdirSync(app.config.dataDir, { recursive: true }).filter((name) => /attc2.*\./.test(String(name)));

test('files are taken with their descriptions, listed newest first, and come back as they were', async () => {
  const files = [{ filename: 'C:\\scans\\Año.png', bytes: makePng() }, textFile('note.txt', 'Call back')];
  const options = { descriptions: [' The car '], userIds: [person.id, person.id], customerId: customer };
  const { status, body } = await upload(person, customer, files, options);
  expect(status).toBe(200);
  expect(body.refused).toEqual([]);
  const [photo, note] = body.results;
  expect(photo).toEqual({
    id: expect.any(Number),
    filename: 'Año.png',
    description: 'The car',
    fileExtension: '.png',
    size: makePng().length,
    attachmentType: 'Attachment',
    dateTime: expect.any(String),
    uploadedDate: photo.dateTime,
    masterId: agency.masterId,
    yearWeekFolder: expect.stringMatching(/^\d{6}$/),
    guId: expect.any(String),
    creator: { name: 'Ann Lee' },
  });
  expect(note).toMatchObject({ filename: 'note.txt', description: 'note.txt' });
  expect((await list(customer)).body.results).toMatchObject([note, photo]);
  expect(readFileSync(placeOf(photo))).toEqual(makePng());

  const answer = await download(photo.id);
  expect(answer.bytes).toEqual(makePng());
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'content-length': String(makePng().length),
    'content-disposition': `attachment; filename="A_o.png"; filename*=UTF-8''A%C3%B1o.png`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
  });
  const { rows } = await app.owner.query(
    `SELECT action, after FROM change_log WHERE subject = 'attachment' AND subject_id = $1`,
    [note.id],
  );
  expect(rows).toEqual([
    {
      action: 'added',
      after: { filename: 'note.txt', description: '', size: 9, tableName: 'customer', recordId: customer },
    },
  ]);
});

test('a stored file is served by its place, only to its agency', async () => {
  const { body } = await upload(person, customer, [textFile('place.txt', 'Here')]);
  const [{ masterId, yearWeekFolder, guId, fileExtension, id }] = body.results;
  const params = { masterId, yearWeekFolder, file: `${guId}${fileExtension}` };
  const at = (changes: object, who = person) =>
    who.client.call(contract.storedFile, { params: { ...params, ...changes } });
  const answer = await at({});
  expect(answer.bytes.toString()).toBe('Here');
  expect(answer.headers['content-disposition']).toMatch(/^attachment;/);
  const stranger = await (await app.newAgency()).newPerson({ permissions: { PRowner: 1 } });
  for (const refused of [
    await at({}, stranger),
    await at({ masterId: stranger.masterId }, stranger),
    await at({ masterId: stranger.masterId }),
    await at({ yearWeekFolder: '200001' }),
    await at({ file: `${guId}.png` }),
    await download(id, stranger),
    await list(customer, 'customer', stranger),
    await upload(stranger, customer, [textFile('a.txt')]),
  ])
    expect([404, 422]).toContain(refused.status);
  expect((await app.anyone.call(contract.storedFile, { params })).status).toBe(401);
});

test('the answer says what was accepted and what was refused; when nothing is accepted it is 422', async () => {
  const mixed = [textFile('page.html', '<html>'), textFile('good.txt'), textFile('fake.png', '<html>')];
  const { status, body } = await upload(person, customer, mixed, { descriptions: ['one', 'two', 'three'] });
  expect(status).toBe(200);
  expect(body.results).toMatchObject([{ filename: 'good.txt', description: 'two' }]);
  expect(body.refused).toEqual([
    { filename: 'page.html', reason: NOT_TAKEN },
    { filename: 'fake.png', reason: 'The content is not that of a png file.' },
  ]);
  const none = await upload(person, customer, [textFile('page.html'), textFile('empty.txt', '')]);
  expect(none).toMatchObject({
    status: 422,
    error: { errors: { files: [`page.html: ${NOT_TAKEN}`, `empty.txt: ${EMPTY}`] } },
  });
});

test('files of more than the limit together are 413, more than 20 are 422', async () => {
  const half = textFile('half.txt', 'x'.repeat(600_000));
  const large = await upload(person, customer, [half, half]);
  expect(large).toMatchObject({
    status: 413,
    error: { message: 'This is too large: at most 1 MB can be sent at once.' },
  });
  expect((await upload(person, customer, [textFile('large.txt', 'x'.repeat(3_000_000))])).status).toBe(413);
  const many = Array.from({ length: 21 }, (_, at) => textFile(`${at}.txt`));
  expect(await upload(person, customer, many)).toMatchObject({
    status: 422,
    error: { errors: { files: ['Send at most 20 files at once.'] } },
  });
});

test('nobody uploads in the name of another, and not under a type that is not set up', async () => {
  const file = [textFile('a.txt')];
  expect(await upload(person, customer, file, { userIds: [person.id + 1] })).toMatchObject({
    status: 422,
    error: { errors: { userId: ['You cannot upload on behalf of someone else.'] } },
  });
  expect(await upload(person, customer, file, { attachmentType: 'Photos' })).toMatchObject({
    status: 422,
    error: { errors: { attachmentType: [contract.NO_TYPE] } },
  });
  expect((await upload(person, customer, file, { descriptions: ['x'.repeat(501)] })).status).toBe(422);
});

test('the record must be there and belong to the customer', async () => {
  const other = await buildCustomer(app.owner, agency.masterId);
  const file = [textFile('a.txt')];
  expect((await upload(person, customer, file, { customerId: other })).status).toBe(404);
  const records = {
    policy: await buildPolicy(app.owner, agency.masterId, { customer_id: customer }),
    receipt: await buildReceipt(app.owner, agency.masterId),
    premiumFinance: await buildContract(app.owner, agency.masterId),
  };
  for (const [tableName, id] of Object.entries(records) as [contract.TableName, number][]) {
    expect((await upload(person, id, file, { tableName })).status).toBe(200);
    expect((await list(id, tableName)).body.results).toHaveLength(1);
  }
});

test('files of an account are kept with the provider, whose back office alone sees them', async () => {
  const tableName = 'backoffice';
  const provider = await app.newAgency({ isProvider: true });
  await buildAttachmentType(app.owner, provider.masterId, contract.DEFAULT_TYPE);
  const sales = await provider.newPerson({ permissions: { PRbackOffice: 1 } });
  const clerk = await provider.newPerson();
  const { masterId: account } = agency;
  const ofAccount = { tableName, customerId: 0 } as const;
  const kept = await upload(sales, account, [textFile('contract.txt')], ofAccount);
  expect(kept.status).toBe(200);
  expect((await list(account, tableName, sales)).body.results).toMatchObject([{ filename: 'contract.txt' }]);
  expect((await upload(sales, 999_999, [textFile('a.txt')], ofAccount)).status).toBe(404);
  for (const other of [person, clerk]) {
    expect((await upload(other, account, [textFile('a.txt')], ofAccount)).status).toBe(404);
    expect((await download(kept.body.results[0]?.id as number, other)).status).toBe(404);
  }
});

test('whoever may not see leads does not see their files', async () => {
  const lead = await buildLead(app.owner, agency.masterId);
  const seller = await agency.newPerson({ permissions: { PRLeadsTab: 1 } });
  const { body } = await upload(seller, lead, [textFile('lead.txt')], { tableName: 'lead' });
  const [{ id }] = body.results;
  expect((await download(id, seller)).status).toBe(200);
  expect((await list(lead, 'lead')).status).toBe(404);
  expect((await download(id)).status).toBe(404);
  expect((await change(id, contract.deactivateAttachment)).status).toBe(404);
});

test('a lead that was sold takes no more files: they belong to its customer', async () => {
  const seller = await agency.newPerson({ permissions: { PRLeadsTab: 1 } });
  const sold = { status: 'sold', customer_id: customer };
  const lead = await buildLead(app.owner, agency.masterId, sold);
  const refused = await upload(seller, lead, [textFile('late.txt')], { tableName: 'lead' });
  expect([refused.status, refused.error.message]).toEqual([
    409,
    'This lead was sold. Add the file to its customer instead.',
  ]);
});

test('a deactivated file is gone from the list and cannot be had, until it is brought back', async () => {
  const own = await buildCustomer(app.owner, agency.masterId);
  const { body } = await upload(person, own, [textFile('gone.txt')]);
  const [{ id }] = body.results;
  expect((await change(id, contract.deactivateAttachment)).status).toBe(204);
  expect((await list(own)).body.results).toEqual([]);
  expect((await download(id)).status).toBe(404);
  expect(await change(id, contract.deactivateAttachment)).toMatchObject({
    status: 409,
    error: { message: 'gone.txt is already deactivated.' },
  });
  expect((await change(id, contract.activateAttachment)).status).toBe(204);
  expect((await list(own)).body.results).toMatchObject(body.results);
  const { rows } = await app.owner.query(
    `SELECT action FROM change_log WHERE subject = 'attachment' AND subject_id = $1 ORDER BY id`,
    [id],
  );
  expect(rows.map(({ action }) => action)).toEqual(['added', 'deactivated', 'activated']);
});

test('of simultaneous deactivations, one is accepted', async () => {
  const { body } = await upload(person, customer, [textFile('race.txt')]);
  const [{ id }] = body.results;
  const tries = [1, 2, 3].map(() => change(id, contract.deactivateAttachment));
  expect((await Promise.all(tries)).map(({ status }) => status).sort()).toEqual([204, 409, 409]);
});

test('an upload that fails in the middle leaves neither rows nor files', async () => {
  const before = storedFiles();
  const own = await buildCustomer(app.owner, agency.masterId);
  await app.owner.query(
    `ALTER TABLE attachments ADD CONSTRAINT no_second CHECK (filename <> 'second.txt') NOT VALID`,
  );
  const { status } = await upload(person, own, [textFile('first.txt'), textFile('second.txt')]);
  await app.owner.query('ALTER TABLE attachments DROP CONSTRAINT no_second');
  expect(status).toBe(500);
  expect((await list(own)).body.results).toEqual([]);
  expect(storedFiles()).toEqual(before);
});

test('a file that was lost is not there, rather than a fault', async () => {
  const { body } = await upload(person, customer, [textFile('lost.txt')]);
  await app.services.files.remove(
    `attc2/${agency.masterId}/${body.results[0].yearWeekFolder}/${body.results[0].guId}.txt`,
  );
  expect(existsSync(placeOf(body.results[0]))).toBe(false);
  expect((await download(body.results[0].id)).status).toBe(404);
});
