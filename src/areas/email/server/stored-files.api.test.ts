import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TableName, uploadAttachments } from '#areas/attachments/contract.ts';
import { attachmentRoutes, followTask } from '#areas/attachments/server/public.ts';
import { buildAttachmentType } from '#areas/attachments/server/test-data.ts';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { buildLead } from '#areas/leads/server/test-data.ts';
import { buildPolicy } from '#areas/policies/server/test-data.ts';
import { saveTask } from '#areas/tasks/contract.ts';
import { taskRoutes } from '#areas/tasks/server/public.ts';
import { buildTask } from '#areas/tasks/server/test-data.ts';
import type { Mount } from '#platform/server/http/mount.ts';
import type { TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { customerFiles, type StoredFile } from '../files-contract.ts';
import { emailJobs, emailRoutes } from './public.ts';
import { create, untilState } from './test-email.ts';

let app: TestApp;
beforeAll(async () => {
  const areas = [emailRoutes, attachmentRoutes, (mount: Mount) => taskRoutes(mount, [followTask])];
  app = await startTestApp({ areas, jobs: emailJobs, env: { UPLOAD_LIMIT: '2' } });
});
afterAll(() => app.close());

async function newPerson(permissions: object = { PRLeadsTab: 1 }): Promise<TestPerson> {
  const person = await (await app.newAgency()).newPerson({ permissions });
  await buildAttachmentType(app.owner, person.masterId, 'Attachment');
  return person;
}
const newCustomer = ({ masterId }: TestPerson) => buildCustomer(app.owner, masterId);

/** Stores a file at the record as the panel of attachments does. */
async function store(
  person: TestPerson,
  id: number,
  filename: string,
  { tableName = 'customer' as TableName, description = '' } = {},
): Promise<number> {
  const form = new FormData();
  form.append('files', new Blob(['Hello']), filename);
  form.append('description', description);
  const params = { id, tableName, attachmentType: 'Attachment', customerId: 0 };
  const { body } = await person.client.call(uploadAttachments, { params, body: form });
  return body.results[0].id;
}

const list = async (person: TestPerson, customerId: number, query: Record<string, unknown> = {}) =>
  (await person.client.call(customerFiles, { params: { customerId }, query })).body;
const namesIn = ({ results }: { results: StoredFile[] }) => results.map(({ filename }) => filename);

/** A customer with a file of each kind of record, the file of the task being the newest. */
async function newFiles(person: TestPerson) {
  const customerId = await newCustomer(person);
  const ofCustomer = { customer_id: customerId };
  const policy = await buildPolicy(app.owner, person.masterId, { ...ofCustomer, policy_number: 'AUTO-7' });
  const task = await buildTask(app.owner, person.masterId, { ...ofCustomer, description: 'Call back' });
  const lead = await buildLead(app.owner, person.masterId);
  await store(person, customerId, 'license.txt', { description: 'Driver of the van' });
  await store(person, policy, 'declaration.txt', { tableName: 'policy' });
  const quote = await store(person, lead, 'quote.txt', { tableName: 'lead' });
  // As if the lead were the customer's: its file is hidden from whoever may not see leads.
  await app.owner.query('UPDATE attachments SET customer_id = $1 WHERE id = $2', [customerId, quote]);
  await store(person, task, 'sketch.txt', { tableName: 'task' });
  return customerId;
}

test('the files of a task go along when it turns out to be about somebody else', async () => {
  const person = await newPerson({ PRowner: 1 });
  const [first, second] = [await newCustomer(person), await newCustomer(person)];
  const task = { type: 4, touser: person.id, desc: 'Send the ID cards' };
  const { body: saved } = await person.client.call(saveTask, {
    params: { id: 0 },
    body: { ...task, custid: first },
  });
  await store(person, saved.id, 'card.txt', { tableName: 'task' });
  expect(namesIn(await list(person, first))).toEqual(['card.txt']);
  const { status } = await person.client.call(saveTask, {
    params: { id: saved.id },
    body: { ...task, custid: second, version: saved.version },
  });
  expect(status).toBe(200);
  expect(namesIn(await list(person, first))).toEqual([]);
  expect(namesIn(await list(person, second))).toEqual(['card.txt']);
});

test('the files of a customer, their policies and tasks are listed newest first, and of nobody else', async () => {
  const person = await newPerson();
  const customerId = await newFiles(person);
  await store(person, await newCustomer(person), 'other.txt');
  const listed = await list(person, customerId);
  expect(listed.results[0]).toMatchObject({
    filename: 'sketch.txt',
    description: '',
    attachmentType: 'Attachment',
    size: 5,
    tableName: 'task',
    recordName: 'Call back',
  });
  expect(namesIn(listed)).toEqual(['sketch.txt', 'quote.txt', 'declaration.txt', 'license.txt']);
  expect(listed.tableNames).toEqual(['customer', 'lead', 'policy', 'task']);
  const second = await list(person, customerId, { page: 2, per_page: 3 });
  expect(namesIn(second)).toEqual(['license.txt']);
  expect(second.pagination).toMatchObject({ total: 4, from: 4, to: 4 });
});

test('they are found by the words of the file and of its record, and by its kind', async () => {
  const person = await newPerson();
  const customerId = await newFiles(person);
  const cases: [Record<string, string>, string[]][] = [
    [{ query: 'LICEN' }, ['license.txt']],
    [{ query: 'van driver' }, ['license.txt']],
    [{ query: 'auto-7' }, ['declaration.txt']],
    [{ query: 'call BACK sketch' }, ['sketch.txt']],
    [{ query: '%' }, []],
    [{ tableName: 'policy' }, ['declaration.txt']],
    [{ tableName: 'receipt' }, []],
  ];
  for (const [query, expected] of cases)
    expect(namesIn(await list(person, customerId, query)), JSON.stringify(query)).toEqual(expected);
});

test('what a gate hides and what is deactivated cannot be chosen, nor sent by its number', async () => {
  const person = await newPerson();
  const customerId = await newFiles(person);
  const { results } = await list(person, customerId);
  const [sketch, quote] = results as StoredFile[];
  const old = await store(person, customerId, 'old.txt');
  await app.owner.query('UPDATE attachments SET active = false WHERE id = ANY ($1)', [[sketch?.id, old]]);
  await app.owner.query(`UPDATE employees SET permissions = '{}' WHERE id = $1`, [person.id]);
  const seen = await list(person, customerId);
  expect(namesIn(seen)).toEqual(['declaration.txt', 'license.txt']);
  expect(seen.tableNames).toEqual(['customer', 'policy']);
  const sent = await create(person, { customerId, attachmentIds: [quote?.id, sketch?.id] });
  expect(sent.body.errors).toEqual({
    attachmentIds: [
      `There is no attachment ${quote?.id}.`,
      'sketch.txt has been deactivated. Remove it from the email.',
    ],
  });
});

test('the customer of another agency has no files to choose from', async () => {
  const customerId = await newFiles(await newPerson());
  const { status } = await (await newPerson()).client.call(customerFiles, { params: { customerId } });
  expect(status).toBe(404);
});

test('chosen files go with the mail, and are listed with their sizes and the limit beforehand', async () => {
  const person = await newPerson();
  const customerId = await newFiles(person);
  const attachmentIds = (await list(person, customerId)).results.map(({ id }: StoredFile) => id);
  const { body: before } = await person.client.call(contract.prefillAttachments, {
    body: { customerId, attachmentIds },
  });
  expect(before.files).toHaveLength(4);
  expect(before.files[1]).toMatchObject({ kind: 'attachment', filename: 'quote.txt', size: 5 });
  expect(before.sizeLimit).toBe(2 * 1_048_576);
  const { id } = (await create(person, { customerId, attachmentIds })).body;
  await untilState(app, id, 'sent');
  const { files } = (await person.client.call(contract.sentEmail, { params: { id } })).body;
  expect(files.map(({ filename }: { filename: string }) => filename).sort()).toEqual([
    'declaration.txt',
    'license.txt',
    'quote.txt',
    'sketch.txt',
  ]);
  await app.owner.query('UPDATE attachments SET active = false WHERE id = $1', [attachmentIds[0]]);
  const later = (await person.client.call(contract.sentEmail, { params: { id } })).body.files;
  expect(later.filter(({ isOpen }: { isOpen: boolean }) => !isOpen)).toMatchObject([
    { filename: 'sketch.txt' },
  ]);
});

test('stored files that are too large or too many together are refused', async () => {
  const person = await newPerson();
  const customerId = await newCustomer(person);
  const ids: number[] = [];
  for (let n = 0; n < 2; n++) ids.push(await store(person, customerId, `${n}.txt`));
  await app.owner.query('UPDATE attachments SET size = 1500000 WHERE id = ANY($1)', [ids]);
  const large = await create(person, { customerId, attachmentIds: ids });
  expect(large.body.errors).toEqual({
    attachmentIds: ['The files total 3 MB. At most 2 MB can go with one email: remove some.'],
  });
  const many = await create(person, { attachmentIds: Array.from({ length: 41 }, (_, n) => n + 1) });
  expect(many.body.errors).toEqual({ attachmentIds: ['At most 40 files.'] });
});
