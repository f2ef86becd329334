import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import type { TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { yearWeekFolder } from '../rules.ts';
import { hostileFiles } from './content/test-hostile-files.ts';
import { attachmentRoutes, sweepFiles } from './public.ts';
import { buildAttachmentType } from './test-data.ts';
import { textFile, upload } from './test-upload.ts';

let app: TestApp;
let person: TestPerson;
let customer: number;
beforeAll(async () => {
  app = await startTestApp({ areas: [attachmentRoutes] });
  person = await (await app.newAgency()).newPerson();
  customer = await buildCustomer(app.owner, person.masterId);
  await buildAttachmentType(app.owner, person.masterId, contract.DEFAULT_TYPE);
});
afterAll(() => app.close());

test('of all hostile files none is taken over the wire, and nothing is stored', async () => {
  const files = hostileFiles();
  for (let at = 0; at < files.length; at += contract.FILES_AT_ONCE) {
    const { status } = await upload(person, customer, files.slice(at, at + contract.FILES_AT_ONCE));
    expect(status).toBe(422);
  }
  const { rows } = await app.owner.query('SELECT count(*)::int AS n FROM attachments');
  expect(rows).toEqual([{ n: 0 }]);
  expect(readdirSync(app.config.dataDir)).not.toContain('attc2');
});

test('a page written into a text file is plain text to keep, never a page to show', async () => {
  const page = '<!doctype html><script>alert(1)</script>';
  const { body } = await upload(person, customer, [textFile('page.txt', page)]);
  const { headers } = await person.client.call(contract.downloadAttachment, {
    params: { id: body.results[0].id },
  });
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(headers['content-disposition']).toMatch(/^attachment;/);
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('a quote or a line end in a name breaks no header', async () => {
  const { body } = await upload(person, customer, [textFile(`a"b'; x=y\r\nset-cookie: z.txt`)]);
  const { headers } = await person.client.call(contract.downloadAttachment, {
    params: { id: body.results[0].id },
  });
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers['content-disposition']).toMatch(/^attachment; filename="[^"]+"; filename\*=UTF-8''[^;]+$/);
});

test('an upload on the cookie without the marker is refused before its files are read', async () => {
  const form = new FormData();
  form.append('files', new Blob(['x']), 'a.txt');
  const params = {
    id: customer,
    tableName: 'customer',
    attachmentType: contract.DEFAULT_TYPE,
    customerId: 0,
  };
  const headers = { 'x-requested-with': '' };
  const answer = await person.client.call(contract.uploadAttachments, { params, body: form, headers });
  expect(answer.status).toBe(403);
});

test('the sweep removes old files that no row knows and nothing else', async () => {
  const { body } = await upload(person, customer, [textFile('kept.txt')]);
  const folder = `attc2/${person.masterId}/${yearWeekFolder(new Date())}`;
  const orphans = ['0b6cb0f4-7a55-4b3e-8f0d-2f2b8c3f6a11', '0b6cb0f4-7a55-4b3e-8f0d-2f2b8c3f6a12'];
  for (const guid of orphans) await app.services.files.put(`${folder}/${guid}.txt`, Buffer.from('x'));
  const now = new Date();
  const before = new Date(now.getTime() - 7_200_000);
  // Each says its time: the clock of the disk may be another one than that of the test.
  const store = (guid: string, at: Date) =>
    utimesSync(join(app.config.dataDir, folder, `${guid}.txt`), at, at);
  for (const guid of [orphans[0] as string, body.results[0].guId]) store(guid, before);
  store(orphans[1] as string, now);
  await sweepFiles(app.services.database, app.services.files);
  const left = readdirSync(join(app.config.dataDir, folder));
  expect(left).toContain(`${body.results[0].guId}.txt`);
  expect(left).toContain(`${orphans[1]}.txt`);
  expect(left).not.toContain(`${orphans[0]}.txt`);
});
