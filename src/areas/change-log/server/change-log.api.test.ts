import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { buildPolicy } from '#areas/policies/server/test-data.ts';
import { changePassword } from '#areas/session/contract.ts';
import { sessionRoutes } from '#areas/session/server/public.ts';
import { TEST_PASSWORD } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { type LogItem, listLog, listLogChoices } from '../contract.ts';
import { changeLogRoutes } from './public.ts';
import { NAMED_SUBJECTS } from './record-names.ts';
import { buildLogEntry, TEST_BOOK } from './test-data.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    areas: [sessionRoutes, (mount) => changeLogRoutes(mount, TEST_BOOK)],
    inventsEntries: true,
  });
});
afterAll(() => app.close());

type Entry = Omit<Parameters<typeof buildLogEntry>[1], 'masterId'>;

async function newAdmin() {
  const agency = await app.newAgency();
  const admin = await agency.newPerson({ permissions: { PRadmin: 1 } });
  const add = (entry: Entry) => buildLogEntry(app.owner, { masterId: admin.masterId, ...entry });
  const ids = async (query: Record<string, unknown> = {}) =>
    (await admin.client.call(listLog, { query })).body.results.map(({ id }: LogItem) => id);
  return { agency, admin, add, ids };
}

test('a log item has id, action, dateTime, user and changedFields with before and after per field', async () => {
  const { admin, add } = await newAdmin();
  const at = '2026-11-15T10:00:00.000Z';
  const id = await add({
    employeeId: admin.id,
    subject: 'policy',
    subjectId: 12,
    at,
    before: { premium: 100_000, memo: '' },
    after: { premium: 123_450, memo: 'New car' },
  });
  expect((await admin.client.call(listLog)).body.results).toEqual([
    {
      id,
      action: 'edited',
      dateTime: at,
      user: admin.name,
      subject: 'policy',
      subjectId: 12,
      record: '',
      changedFields: [
        { field: 'memo', before: '', after: 'New car' },
        { field: 'premium', before: 1000, after: 1234.5 },
      ],
      names: [],
    },
  ]);
});

test('newest first, in pages; what nobody did was done by the product', async () => {
  const { admin, add, ids } = await newAdmin();
  const old = await add({ at: '2026-01-01T00:00:00Z' });
  const young = await add({ at: '2026-03-01T00:00:00Z' });
  const middle = await add({ at: '2026-02-01T00:00:00Z' });
  expect(await ids()).toEqual([young, middle, old]);
  expect(await ids({ page: 2, per_page: 2 })).toEqual([old]);
  const { body } = await admin.client.call(listLog, { query: { page: 9, per_page: 2 } });
  expect(body.pagination).toMatchObject({ current_page: 2, total: 3 });
  expect(body.results[0].user).toBe('Coverdesk');
});

test('filters by kind of record, its number, person, action and days', async () => {
  const { agency, admin, add, ids } = await newAdmin();
  const other = await agency.newPerson();
  const task = await add({ subject: 'task', subjectId: 5, at: '2026-01-01T08:00:00Z', employeeId: other.id });
  const lead = await add({ subject: 'lead', subjectId: 5, at: '2026-01-02T08:00:00Z', action: 'noted' });
  expect(await ids({ subject: 'task' })).toEqual([task]);
  expect(await ids({ subject: 'lead', record: 5 })).toEqual([lead]);
  expect(await ids({ subject: 'lead', record: 6 })).toEqual([]);
  expect(await ids({ person: other.id })).toEqual([task]);
  expect(await ids({ person: admin.id })).toEqual([]);
  expect(await ids({ action: 'noted' })).toEqual([lead]);
  expect(await ids({ from: '2026-01-02T08:00:00Z' })).toEqual([lead]);
  expect(await ids({ to: '2026-01-02T08:00:00Z' })).toEqual([task]);
  expect(await ids({ subject: 'task', person: other.id, to: '2026-01-01T08:00:00Z' })).toEqual([]);
});

test('a filter that makes no sense is refused at its field', async () => {
  const { admin } = await newAdmin();
  const refused = async (query: Record<string, unknown>) =>
    (await admin.client.call(listLog, { query })).body.errors;
  expect(await refused({ record: 5 })).toHaveProperty('subject');
  expect(await refused({ record: 'x', subject: 'task' })).toHaveProperty('record');
  expect(await refused({ from: '2026-01-02T00:00:00Z', to: '2026-01-01T00:00:00Z' })).toHaveProperty('to');
  expect(await refused({ from: 'yesterday' })).toHaveProperty('from');
});

test('the choices are what occurs in one’s own agency, each once', async () => {
  const { agency, admin, add } = await newAdmin();
  for (const subject of ['task', 'lead', 'task']) await add({ subject });
  await add({ subject: 'task', action: 'closed' });
  await (await newAdmin()).add({ subject: 'somebody else' });
  const officeId = await agency.newOffice('Harbor Office');
  const { body } = await admin.client.call(listLogChoices);
  expect(body).toEqual({
    subjects: ['lead', 'task'],
    actions: ['closed', 'edited'],
    people: [{ id: admin.id, name: admin.name }],
    offices: [{ id: officeId, name: 'Harbor Office' }],
  });
});

test('an agency reads only its own log, and only its administrators do', async () => {
  const { agency, add, ids } = await newAdmin();
  const id = await add({});
  await (await newAdmin()).add({});
  expect(await ids()).toEqual([id]);
  const person = await agency.newPerson();
  expect((await person.client.call(listLog)).status).toBe(403);
});

test('secrets are never in it', async () => {
  const { admin } = await newAdmin();
  const newPassword = 'amber-window-orchard';
  const body = { currentPassword: TEST_PASSWORD, newPassword };
  expect((await admin.client.call(changePassword, { body })).status).toBeLessThan(300);
  const { rows } = await app.owner.query('SELECT * FROM change_log WHERE master_id = $1', [admin.masterId]);
  expect(rows).toMatchObject([{ action: 'password changed', before: null, after: null }]);
});

test('nobody can alter it: the role of the application may neither change nor remove an entry', async () => {
  const { rows } = await app.owner.query(
    `SELECT privilege, has_table_privilege($1, 'change_log', privilege) AS allowed
     FROM unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'TRIGGER']) AS privilege`,
    [app.roles.app],
  );
  expect(rows.filter(({ allowed }) => allowed).map(({ privilege }) => privilege)).toEqual([
    'SELECT',
    'INSERT',
  ]);
});

test('a record is named by what people know it by, whatever it is called by now; one that is gone has no name', async () => {
  const { admin, add } = await newAdmin();
  const customerId = await buildCustomer(app.owner, admin.masterId, {
    first_name: 'Maria',
    last_name: 'Johnson',
  });
  const policyId = await buildPolicy(app.owner, admin.masterId, {
    customer_id: customerId,
    policy_number: 'PLM-1',
  });
  const stranger = await app.newAgency();
  const foreign = await buildCustomer(app.owner, stranger.masterId, { first_name: 'Not', last_name: 'Ours' });
  const entries = [
    ['customer', customerId],
    ['policy', policyId],
    ['employee', admin.id],
    ['customer', 999_999_999],
    ['customer', foreign],
    ['commission file', 5],
  ] as const;
  for (const [at, [subject, subjectId]] of entries.entries())
    await add({ subject, subjectId, at: `2026-01-0${9 - at}T00:00:00Z` });
  const { results } = (await admin.client.call(listLog)).body;
  expect(results.map(({ record }: LogItem) => record)).toEqual([
    'Maria Johnson',
    'PLM-1',
    admin.name,
    '',
    '',
    '',
  ]);
});

test('records in the fields of an entry are named as well, those of the own agency alone', async () => {
  const { admin, add } = await newAdmin();
  const customerId = await buildCustomer(app.owner, admin.masterId, {
    first_name: 'Maria',
    last_name: 'Gomez',
  });
  const stranger = await app.newAgency();
  const foreign = await buildCustomer(app.owner, stranger.masterId, { first_name: 'Not', last_name: 'Ours' });
  await add({ subject: 'task', before: { custid: foreign }, after: { custid: customerId, desc: 'x' } });
  expect((await admin.client.call(listLog)).body.results[0].names).toEqual([
    { subject: 'customer', id: customerId, name: 'Maria Gomez' },
  ]);
});

test('the name of every kind of record that has one can be read', async () => {
  const { admin, add } = await newAdmin();
  for (const [at, subject] of NAMED_SUBJECTS.entries())
    await add({ subject, subjectId: 1, at: new Date(Date.UTC(2026, 0, 1, at)).toISOString() });
  const { status, body } = await admin.client.call(listLog, { query: { per_page: 100 } });
  expect(status).toBe(200);
  expect(body.results).toHaveLength(NAMED_SUBJECTS.length);
});
