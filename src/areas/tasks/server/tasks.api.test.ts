import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { buildLead } from '#areas/leads/server/test-data.ts';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import * as lists from '../list-contract.ts';
import { taskRoutes } from './public.ts';
import { buildTask } from './test-data.ts';

let app: TestApp;
let agency: TestAgency;
let owner: TestPerson;
let office: number;
let customer: number;
let lead: number;
beforeAll(async () => {
  app = await startTestApp({ areas: [taskRoutes] });
  agency = await app.newAgency();
  owner = await agency.newPerson({ firstName: 'Dana', lastName: 'Owner', permissions: { PRowner: 1 } });
  office = await agency.newOffice('Main Street Office');
  customer = await buildCustomer(app.owner, agency.masterId);
  lead = await buildLead(app.owner, agency.masterId);
});
afterAll(() => app.close());

const save = (id: number, body: object, person = owner) =>
  person.client.call(contract.saveTask, { params: { id }, body });
const call = () => ({ type: 2, touser: owner.id, desc: 'Ask for the odometer' });

test('a task is added with what it needs, and answers its names', async () => {
  const body = {
    ...call(),
    custid: customer,
    duedate: '2026-11-20',
    tasktime: '09:30',
    duration: 90,
    priority: 1,
    taskstatusid: 2,
    review_required: 1,
  };
  const { status, body: task } = await save(0, body);
  expect(status).toBe(200);
  expect(task).toMatchObject({
    ...body,
    active: 1,
    open: 1,
    leadMainId: null,
    office: 0,
    fromuser: owner.id,
    currentUser: owner.id,
    closedby: null,
    notes: '',
    customerName: 'Maria Johnson',
    statusName: 'In progress',
    typeName: 'Call back',
    priorityName: 'Urgent',
    toUser: 'Dana Owner',
    fromUser: 'Dana Owner',
    closedBy: '',
    dateClosed: null,
    attachmentCount: 0,
    version: 1,
  });
  expect((await owner.client.call(contract.findTask, { params: { id: task.id } })).body).toEqual(task);
});

test('empty optional fields may be left out; duration, priority and status take their defaults', async () => {
  const { body } = await save(0, { type: 1, touser: owner.id, custid: customer });
  expect(body).toMatchObject({ desc: '', duedate: null, tasktime: null, leadMainId: null, duration: 15 });
  expect(body).toMatchObject({ priority: 3, taskstatusid: 1, review_required: 0 });
  expect((await save(0, { type: 4, touser: owner.id, leadMainId: lead })).body.duration).toBe(0);
});

test('a negative user value, or an office with user 0, gives the task to the office', async () => {
  for (const who of [{ touser: -office }, { touser: 0, office }]) {
    const { body } = await save(0, { ...call(), ...who });
    expect(body).toMatchObject({ office, touser: 0, toUser: 'Main Street Office' });
  }
});

test('the person who asks is taken from the session, whatever the payload says', async () => {
  const other = await agency.newPerson({ firstName: 'Alex', lastName: 'Agent' });
  const { body } = await save(0, { ...call(), fromuser: owner.id, currentUser: owner.id, open: 0 }, other);
  expect(body).toMatchObject({ fromuser: other.id, fromUser: 'Alex Agent', currentUser: other.id, open: 1 });
});

test('a lead can have a task', async () => {
  const { body } = await save(0, { ...call(), leadMainId: lead });
  expect(body).toMatchObject({ leadMainId: lead, leadName: 'Lena Prospect', custid: null, customerName: '' });
});

test.each([
  [{ desc: 'x'.repeat(1001) }, { desc: ['At most 1000 characters.'] }],
  [{ desc: '  ' }, { desc: ['Say what needs to be done, or name the customer or lead it is about.'] }],
  [{ notes: 'x'.repeat(2001) }, { notes: ['At most 2000 characters.'] }],
  [{ tasktime: '09:15' }, { tasktime: ['Choose a time on the half hour, like 09:30.'] }],
  [{ tasktime: '24:00' }, { tasktime: ['Choose a time on the half hour, like 09:30.'] }],
  [{ duedate: '2026-02-30' }, { duedate: ['Enter a valid date.'] }],
  [{ duration: 500 }, { duration: ['Choose 15 to 480 minutes in steps of 15.'] }],
  [{ duration: 20 }, { duration: ['Choose 15 to 480 minutes in steps of 15.'] }],
  [{ type: 4, duration: 15 }, { duration: ['A task of this type has no duration.'] }],
  [{ type: 99 }, { type: ['Choose a type.'] }],
  [{ priority: 0 }, { priority: ['Choose a priority.'] }],
  [{ taskstatusid: 'open' }, { taskstatusid: ['Choose a status.'] }],
  [{ review_required: 2 }, { review_required: ['Must be 0 or 1.'] }],
  [{ touser: 0 }, { touser: ['Choose a person or an office.'] }],
  [{ touser: 999_999 }, { touser: ['Choose somebody who works in your agency.'] }],
  [{ touser: -999_999 }, { touser: ['Choose an office of your agency that is open.'] }],
  [{ custid: 999_999 }, { custid: ['Enter the number of a customer of your agency.'] }],
  [{ leadMainId: 999_999 }, { leadMainId: ['Enter the number of a lead of your agency.'] }],
])('%j is refused at its field', async (change, errors) => {
  expect(await save(0, { ...call(), ...change })).toMatchObject({ status: 422, error: { errors } });
});

test('1000 characters fit, and half a megabyte of bad characters is not a server failure', async () => {
  expect((await save(0, { ...call(), desc: 'é'.repeat(1000) })).status).toBe(200);
  expect((await save(0, { ...call(), desc: '\u0000' })).status).toBeLessThan(500);
});

test('a task has a customer or a lead, not both', async () => {
  const { status, error } = await save(0, { ...call(), custid: customer, leadMainId: lead });
  expect(status).toBe(422);
  expect(error.errors).toEqual({ leadMainId: ['Choose a customer or a lead, not both.'] });
});

test("another agency's customer, lead, person and office are unknown here", async () => {
  const theirs = await app.newAgency();
  const body = {
    type: 2,
    custid: await buildCustomer(app.owner, theirs.masterId),
    touser: (await theirs.newPerson()).id,
  };
  expect(Object.keys((await save(0, body)).error.errors ?? {})).toEqual(['custid', 'touser']);
  const lead = { ...call(), leadMainId: await buildLead(app.owner, theirs.masterId) };
  expect((await save(0, lead)).error.errors).toHaveProperty('leadMainId');
  expect((await save(0, { ...call(), touser: -(await theirs.newOffice()) })).status).toBe(422);
});

test('someone who was disabled gets nothing new to do, but what they have can still be saved', async () => {
  const gone = await agency.newPerson();
  const { body: task } = await save(0, { ...call(), touser: gone.id });
  await app.owner.query('UPDATE employees SET disabled_at = now() WHERE id = $1', [gone.id]);
  expect((await save(0, { ...call(), touser: gone.id })).error.errors).toHaveProperty('touser');
  expect((await save(task.id, { ...call(), touser: gone.id })).status).toBe(200);
});

test('notes are listed newest first, with who wrote them', async () => {
  const { body: task } = await save(0, { ...call(), notes: 'Left a message.' });
  await save(task.id, { ...call(), notes: 'She called back.' });
  const { body } = await owner.client.call(contract.listNotes, { params: { id: task.id } });
  expect(body.results).toEqual([
    expect.objectContaining({ text: 'She called back.', userName: 'Dana Owner' }),
    expect.objectContaining({ text: 'Left a message.', userName: 'Dana Owner' }),
  ]);
});

test('a save on a stale version is refused saying who was first and what there is now', async () => {
  const { body: task } = await save(0, call());
  expect((await save(task.id, { ...call(), desc: 'First', version: 1 })).body.version).toBe(2);
  const late = await save(task.id, { ...call(), desc: 'Second', version: 1 });
  expect(late.status).toBe(409);
  expect(late.error).toMatchObject({ changedBy: 'Dana Owner', current: { desc: 'First', version: 2 } });
  expect((await save(task.id, { ...call(), desc: 'Without a version' })).status).toBe(200);
});

test('a second click under the same key adds no second task', async () => {
  const headers = { 'idempotency-key': 'one-click' };
  const send = () =>
    owner.client.call(contract.saveTask, { params: { id: 0 }, body: { ...call(), desc: 'Once' }, headers });
  const [one, other] = await Promise.all([send(), send()]);
  expect(one.body.id).toBe(other.body.id);
  const { rows } = await app.owner.query(`SELECT count(*) AS n FROM tasks WHERE description = 'Once'`);
  expect(rows).toEqual([{ n: 1 }]);
});

test('the log has one entry for each change, with what differs', async () => {
  const { body: task } = await save(0, call());
  await save(task.id, { ...call(), priority: 1, notes: 'Urgent now.' });
  const { rows } = await app.owner.query(
    `SELECT action, before, after FROM change_log WHERE subject = 'task' AND subject_id = $1 ORDER BY id`,
    [task.id],
  );
  expect(rows).toEqual([
    { action: 'added', before: null, after: expect.objectContaining({ desc: call().desc, open: 1 }) },
    {
      action: 'edited',
      before: { priorityName: 'Normal', notes: null },
      after: { priorityName: 'Urgent', notes: 'Urgent now.' },
    },
  ]);
});

test('people who work here and open offices can be chosen, offices below zero', async () => {
  const { body } = await owner.client.call(lists.listUsers);
  expect(body.results).toContainEqual({ value: owner.id, description: 'Dana Owner' });
  expect(body.results.at(-1)).toEqual({ value: -office, description: 'Main Street Office' });
});

test('types say whether they show in the calendar, priorities and statuses which is the default', async () => {
  const results = async (endpoint: typeof lists.listTypes | typeof lists.listPriorities) =>
    (await owner.client.call(endpoint)).body.results;
  expect(await results(lists.listTypes)).toContainEqual({
    value: 4,
    description: 'Document',
    showInCalendar: 0,
    needsDescription: 0,
  });
  expect(await results(lists.listPriorities)).toEqual([
    { value: 1, description: 'Urgent', default: 0 },
    { value: 2, description: 'High', default: 0 },
    { value: 3, description: 'Normal', default: 1 },
  ]);
  const { body } = await owner.client.call(lists.listStatuses);
  expect(body.results[0]).toEqual({ value: 1, description: 'Open', default: 1 });
});

test("another agency's task is not there", async () => {
  const id = await buildTask(app.owner, (await (await app.newAgency()).newPerson()).masterId);
  const params = { id };
  for (const endpoint of [contract.findTask, contract.listNotes, contract.hideTask, contract.showTask])
    expect((await owner.client.call(endpoint, { params })).status).toBe(404);
  for (const endpoint of [
    contract.saveTask,
    contract.closeTask,
    contract.reopenTask,
    contract.saveAndHideTask,
  ])
    expect((await owner.client.call(endpoint, { params, body: call() })).status).toBe(404);
});
