import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildAttachment } from '#areas/attachments/server/test-data.ts';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { readPdfText } from '#platform/server/pdf/test-read-pdf-text.ts';
import { makeTextPages } from '#platform/server/pdf/text-pages.ts';
import type { TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { emailJobs, emailRoutes, sweepUploads } from './public.ts';
import { attach, create, textFile, untilState } from './test-email.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [emailRoutes], jobs: emailJobs, env: { UPLOAD_LIMIT: '2' } });
});
afterAll(() => app.close());

const newPerson = async () => (await app.newAgency()).newPerson();
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const pdfFile = async (filename: string) => ({ filename, bytes: await makeTextPages('A page') });
const openFile = (person: TestPerson, id: number) =>
  person.client.call(contract.downloadEmailFile, { params: { id } });

test('the answer names what was accepted and what was refused; when nothing is accepted it is 422', async () => {
  const person = await newPerson();
  const bad = textFile('page.html', '<html>');
  const some = await attach(person, [textFile('note.txt'), bad, textFile('fake.png', 'no picture')]);
  expect(some.body.results).toMatchObject([{ filename: 'note.txt' }]);
  expect(some.body.refused).toMatchObject([
    { filename: 'page.html', reason: expect.stringContaining('Only these files are accepted') },
    { filename: 'fake.png', reason: 'The content is not that of a png file.' },
  ]);
  const none = await attach(person, [bad]);
  expect([none.status, none.body.errors.files[0]]).toEqual([
    422,
    expect.stringMatching(/^page\.html: Only these/),
  ]);
});

test.each([
  [{ employeeId: '0' }, 'employeeId', 'You cannot attach files on behalf of someone else.'],
  [{ filesCount: '2' }, 'filesCount', '2 files were announced and 1 came. Send them again.'],
])('the parts beside the files are checked: %j', async (fields, field, message) => {
  const { body } = await attach(await newPerson(), [textFile('a.txt')], fields);
  expect(body.errors).toEqual({ [field]: [message] });
});

test('a mail that isn’t JSON is refused', async () => {
  const { body } = await attach(await newPerson(), [textFile('a.txt')], { email: '{' });
  expect(body['Improperly formatted request']).toEqual(['Must be the mail as JSON.']);
});

test('a file of 30 MB is refused with words', async () => {
  const { status, body } = await attach(await newPerson(), [
    { filename: 'huge.txt', bytes: Buffer.alloc(30 * 1_048_576, 'a') },
  ]);
  expect([status, body.message]).toEqual([413, 'This is too large: at most 2 MB can be sent at once.']);
});

test('files that are too large together are refused before anything is stored', async () => {
  const person = await newPerson();
  const half = { filename: 'half.txt', bytes: Buffer.alloc(1.2 * 1_048_576, 'a') };
  const ids = [(await attach(person, [half])).body, (await attach(person, [half])).body].map(
    ({ uploadFilesId }) => uploadFilesId[0],
  );
  expect((await create(person, { uploadFilesId: ids })).body.errors).toEqual({
    uploadFilesId: ['The files total 3 MB. At most 2 MB can go with one email: remove some.'],
  });
});

test('PDF, pictures and text are combined into one PDF, in the order given', async () => {
  const person = await newPerson();
  const uploaded = await attach(person, [
    await pdfFile('a.pdf'),
    { filename: 'b.png', bytes: PNG },
    textFile('c.txt', 'line\n'.repeat(100)),
  ]);
  const uploadFilesId = uploaded.body.uploadFilesId.reverse();
  const { id } = (await create(person, { uploadFilesId, combine: true })).body;
  await untilState(app, id, 'sent');
  const { files } = (await person.client.call(contract.sentEmail, { params: { id } })).body;
  expect(files).toMatchObject([{ kind: 'upload', filename: 'Attachments.pdf' }]);
  const { bytes } = await openFile(person, files[0].id);
  const pages = (await PDFDocument.load(bytes)).getPages();
  expect(pages).toHaveLength(4);
  expect(readPdfText(bytes)[0]).toContain('line');
});

test('what cannot be combined into a PDF is refused by its name, and nothing is sent', async () => {
  const person = await newPerson();
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  const { uploadFilesId } = (await attach(person, [{ filename: 'dot.gif', bytes: gif }])).body;
  const { status, body } = await create(person, { uploadFilesId, combine: 1 });
  expect([status, body.errors.combine[0]]).toEqual([
    422,
    expect.stringMatching(/^dot\.gif cannot be combined/),
  ]);
  expect((await create(person, { uploadFilesId })).status).toBe(200);
});

test('an upload goes with one mail only', async () => {
  const person = await newPerson();
  const { uploadFilesId } = (await attach(person, [textFile('once.txt')])).body;
  const both = await Promise.all([create(person, { uploadFilesId }), create(person, { uploadFilesId })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect(both.find(({ status }) => status === 422)?.body.errors.uploadFilesId).toEqual([
    'once.txt went with another email. Attach it again.',
  ]);
});

test('attachments of records are named before they go along; those of another customer do not', async () => {
  const person = await newPerson();
  const [customerId, otherId] = [
    await buildCustomer(app.owner, person.masterId),
    await buildCustomer(app.owner, person.masterId),
  ];
  const owned = { masterId: person.masterId, employeeId: person.id };
  const attachment = await buildAttachment(app.owner, { ...owned, customerId });
  const prefill = (body: object) => person.client.call(contract.prefillAttachments, { body });
  const going = { customerId, customerDocsId: attachment.id, attachmentIds: [attachment.id] };
  expect((await prefill(going)).body.filenames).toEqual(['note.txt']);
  const wrong = { attachmentIds: [attachment.id] };
  expect((await prefill({ ...wrong, customerId: otherId })).body.errors).toEqual({
    attachmentIds: ['note.txt belongs to another customer.'],
  });
  expect((await prefill({ ...wrong, attachmentType: 'Photo' })).body.errors).toEqual({
    attachmentIds: ['note.txt is not of the type Photo.'],
  });
});

test('a mail with a file named like an ACORD form is in the history, for its customer and for the agency', async () => {
  const person = await newPerson();
  const customerId = await buildCustomer(app.owner, person.masterId);
  const { uploadFilesId } = (await attach(person, [await pdfFile('ACORD 25 Harbor.pdf')])).body;
  const { id } = (await create(person, { uploadFilesId, customerId, cc: 'cc@person.test' })).body;
  await create(person, { customerId });
  await untilState(app, id, 'sent');
  const history = async (query: Record<string, unknown>) =>
    (await person.client.call(contract.acordHistory, { query })).body.results;
  expect(await history({})).toEqual([
    {
      id,
      form: 'ACORD 25',
      name: 'Certificate of Liability Insurance',
      fromAddress: person.email,
      toAddress: 'ann@person.test',
      cc: 'cc@person.test',
      bcc: '',
      SUBJECT: 'Hello',
      sentDate: expect.any(String),
    },
  ]);
  expect(await history({ customerId, page: 1, per_page: 15 })).toHaveLength(1);
  expect(await history({ customerId: await buildCustomer(app.owner, person.masterId) })).toEqual([]);
  const past = await person.client.call(contract.acordHistory, { query: { page: 2, per_page: 15 } });
  expect(past.body).toMatchObject({ results: [{ id }], pagination: { current_page: 1, total: 1 } });
});

test('the history of ACORD forms shows a mail to no customer only to its sender and administrators', async () => {
  const agency = await app.newAgency();
  const [sender, other] = [await agency.newPerson(), await agency.newPerson()];
  const boss = await agency.newPerson({ permissions: { PRadmin: 1 } });
  const { uploadFilesId } = (await attach(sender, [await pdfFile('ACORD 25.pdf')])).body;
  await untilState(app, (await create(sender, { uploadFilesId })).body.id, 'sent');
  const count = async ({ client }: TestPerson) =>
    (await client.call(contract.acordHistory)).body.results.length;
  expect([await count(sender), await count(boss), await count(other)]).toEqual([1, 1, 0]);
});

test('the file of an unsent mail belongs only to its uploader', async () => {
  const agency = await app.newAgency();
  const [person, other] = [await agency.newPerson(), await agency.newPerson()];
  const [id] = (await attach(person, [textFile('draft.txt')])).body.uploadFilesId;
  expect([(await openFile(person, id)).status, (await openFile(other, id)).status]).toEqual([200, 404]);
});

test('uploads of mails that were never sent are swept after a day, the others stay', async () => {
  const person = await newPerson();
  const [old, fresh, sent] = (
    await attach(person, [textFile('old.txt'), textFile('fresh.txt'), textFile('sent.txt')])
  ).body.uploadFilesId;
  await create(person, { uploadFilesId: [sent] });
  await app.owner.query(
    `UPDATE email_files SET uploaded_at = now() - interval '25 hours' WHERE id = ANY($1)`,
    [[old, sent]],
  );
  await sweepUploads(app.services.database, app.services.files);
  const statuses = await Promise.all(
    [old, fresh, sent].map(async (id) => (await openFile(person, id)).status),
  );
  expect(statuses).toEqual([404, 200, 200]);
});
