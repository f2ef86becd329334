import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as choices from '../choices-contract.ts';
import * as contract from '../contract.ts';
import * as lists from '../list-contract.ts';
import { taskRoutes } from './public.ts';

let app: TestApp;
let agency: TestAgency;
let owner: TestPerson;
beforeAll(async () => {
  app = await startTestApp({ areas: [taskRoutes] });
});
beforeAll(async () => {
  agency = await app.newAgency();
  owner = await agency.newPerson({ permissions: { PRowner: 1 } });
});
afterAll(() => app.close());

const newOwner = async () => (await app.newAgency()).newPerson({ permissions: { PRowner: 1 } });
const all = async (person = owner): Promise<choices.TaskChoices> =>
  (await person.client.call(choices.listChoices)).body;
const saveType = (id: number, body: object, person = owner) =>
  person.client.call(choices.saveType, { params: { id }, body });
const savePriority = (id: number, body: object, person = owner) =>
  person.client.call(choices.savePriority, { params: { id }, body });
const saveTask = (id: number, body: object, person = owner) =>
  person.client.call(contract.saveTask, {
    params: { id },
    body: { touser: person.id, desc: 'Call', ...body },
  });

test('a new agency begins with the nine types, three priorities and four statuses, under the numbers they always had', async () => {
  const { types, priorities, statuses } = await all(await newOwner());
  expect(types.map(({ id, description }) => [id, description])).toEqual([
    [1, 'Appointment'],
    [2, 'Call back'],
    [3, 'Renewal call'],
    [4, 'Document'],
    [5, 'Payment'],
    [6, 'Claim'],
    [7, 'Endorsement'],
    [8, 'Quote'],
    [9, 'Other'],
  ]);
  expect(types.filter((type) => type.showInCalendar === 1).map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(priorities.map(({ id, description, ...rest }) => [id, description, rest.default])).toEqual([
    [1, 'Urgent', 0],
    [2, 'High', 0],
    [3, 'Normal', 1],
  ]);
  expect(statuses.map(({ description, ...rest }) => [description, rest.default])).toEqual([
    ['Open', 1],
    ['In progress', 0],
    ['With customer', 0],
    ['With company', 0],
  ]);
});

test('a renamed type is renamed on every task, and the number stays', async () => {
  const { body: task } = await saveTask(0, { type: 6 });
  await saveType(6, { description: 'Loss report', active: true });
  expect((await owner.client.call(contract.findTask, { params: { id: task.id } })).body).toMatchObject({
    type: 6,
    typeName: 'Loss report',
  });
  const found = await owner.client.call(lists.listMyTasks, { query: { query: 'loss rep' } });
  expect(found.body.tasks.map(({ id }: { id: number }) => id)).toEqual([task.id]);
});

test('a type of one’s own can be chosen, and whether it has a duration is its own', async () => {
  const { body: fax } = await saveType(0, { description: 'Fax' });
  const { body: visit } = await saveType(0, { description: 'Visit', showInCalendar: 1 });
  expect((await saveTask(0, { type: visit.id, duration: 45 })).body).toMatchObject({ duration: 45 });
  expect((await saveTask(0, { type: fax.id })).body).toMatchObject({ duration: 0, typeName: 'Fax' });
  expect((await saveTask(0, { type: fax.id, duration: 45 })).body.errors).toEqual({
    duration: ['A task of this type has no duration.'],
  });
});

test('a task whose type is no longer in the calendar can still be closed as it is', async () => {
  const { body: visit } = await saveType(0, { description: 'House call', showInCalendar: 1 });
  const { body: task } = await saveTask(0, { type: visit.id, duration: 45 });
  await saveType(visit.id, { description: 'House call', showInCalendar: 0 });
  const closed = await owner.client.call(contract.closeTask, {
    params: { id: task.id },
    body: { touser: owner.id, desc: 'Call', type: visit.id, duration: 45, version: task.version },
  });
  expect(closed.body).toMatchObject({ open: 0, duration: 0 });
});

test('what is switched off can no longer be chosen; a task that has it keeps it', async () => {
  const { body: type } = await saveType(0, { description: 'Telegram' });
  const { body: task } = await saveTask(0, { type: type.id });
  await saveType(type.id, { description: 'Telegram', active: false });
  expect((await saveTask(0, { type: type.id })).body.errors).toEqual({ type: ['Choose a type.'] });
  expect((await saveTask(task.id, { type: type.id, desc: 'Send it' })).body).toMatchObject({
    typeName: 'Telegram',
    desc: 'Send it',
  });
  const { body } = await owner.client.call(lists.listTypes);
  expect(body.results.map(({ value }: { value: number }) => value)).not.toContain(type.id);
});

test('a choice of another agency, and one that nobody made, are refused at the field', async () => {
  const stranger = await newOwner();
  const { body: theirs } = await saveType(0, { description: 'Theirs' }, stranger);
  const { body: priority } = await savePriority(0, { description: 'Theirs' }, stranger);
  expect(
    (await saveTask(0, { type: theirs.id, priority: priority.id, taskstatusid: 77 })).body.errors,
  ).toEqual({
    type: ['Choose a type.'],
    priority: ['Choose a priority.'],
    taskstatusid: ['Choose a status.'],
  });
  expect((await saveType(theirs.id, { description: 'Mine' })).status).toBe(404);
});

test('new tasks begin with the marked priority; marking another takes the mark over', async () => {
  const person = await newOwner();
  const { body: calm } = await savePriority(0, { description: 'Calm', default: 1 }, person);
  expect((await saveTask(0, { type: 1 }, person)).body).toMatchObject({ priority: calm.id, taskstatusid: 1 });
  const { body } = await person.client.call(lists.listPriorities);
  const marked = body.results.filter((choice: choices.TaskChoice) => choice.default === 1);
  expect(marked).toEqual([{ value: calm.id, description: 'Calm', default: 1 }]);
  expect((await savePriority(calm.id, { description: 'Calm', default: 0 }, person)).body.errors).toEqual({
    default: ['Mark the one that new tasks are to begin with instead.'],
  });
  const off = { description: 'Calm', default: 1, active: false };
  expect((await savePriority(calm.id, off, person)).body.errors).toEqual({
    active: ['New tasks begin with this one, so it stays in use.'],
  });
});

test('a place puts a choice there, and lists and sorting follow', async () => {
  const person = await newOwner();
  await savePriority(0, { description: 'On fire', place: 1 }, person);
  const names = (await all(person)).priorities.map(({ description, place }) => [description, place]);
  expect(names).toEqual([
    ['On fire', 1],
    ['Urgent', 2],
    ['High', 3],
    ['Normal', 4],
  ]);
  const { priorities } = await all(person);
  for (const priority of priorities) await saveTask(0, { type: 1, priority: priority.id }, person);
  const { body } = await person.client.call(lists.listMyTasks, { query: { sort: 'priorityName' } });
  expect(body.tasks.map((task: contract.Task) => task.priorityName)).toEqual([
    'On fire',
    'Urgent',
    'High',
    'Normal',
  ]);
});

test('the last type stays in use, a name is taken once, and there are at most 50', async () => {
  const person = await newOwner();
  for (const { id, description } of (await all(person)).types.slice(1))
    expect((await saveType(id, { description, active: false }, person)).status).toBe(200);
  expect((await saveType(1, { description: 'Appointment', active: false }, person)).body.errors).toEqual({
    active: ['Leave at least one in use.'],
  });
  expect((await saveType(0, { description: 'appointment' }, person)).body.errors).toEqual({
    description: ['There is already one with this name. Choose another name.'],
  });
  for (let more = 10; more <= choices.MOST_CHOICES; more += 1)
    expect((await saveType(0, { description: `Type ${more}` }, person)).status).toBe(200);
  expect((await saveType(0, { description: 'One too many' }, person)).body.errors).toEqual({
    description: ['There are 50 already. Change one that is not used.'],
  });
});

test('of two people who change one choice, and of five who mark another at once, nobody loses anything', async () => {
  const person = await newOwner();
  const seen = (await all(person)).types[0] as choices.TaskType;
  expect((await saveType(1, { description: 'Meeting', version: seen.version }, person)).status).toBe(200);
  const late = await saveType(1, { description: 'Date', version: seen.version }, person);
  expect(late.status).toBe(409);
  const marks = Array.from({ length: 5 }, (_, n) =>
    savePriority(0, { description: `P${n}`, default: 1, place: 1 }, person),
  );
  expect((await Promise.all(marks)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const { priorities } = await all(person);
  expect(priorities.filter((choice) => choice.default === 1)).toHaveLength(1);
  expect(priorities.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('only administrators change what can be chosen', async () => {
  const agent = await agency.newPerson();
  expect((await saveType(0, { description: 'Mine' }, agent)).status).toBe(403);
  expect((await all(agent)).statuses.length).toBeGreaterThan(0);
});

test('a task needs a description or a type that says it; administrators say which types do', async () => {
  const person = await newOwner();
  const customer = await buildCustomer(app.owner, person.masterId);
  const without = (id: number, type: number) => saveTask(id, { type, desc: '', custid: customer }, person);
  const [callBack, other] = [2, 9];
  expect((await without(0, callBack)).status).toBe(200);
  expect((await without(0, other)).error.errors).toEqual({
    desc: ['Say what needs to be done: the type alone does not.'],
  });
  const { body: task } = await without(0, callBack);
  const type = { description: 'Call back', showInCalendar: 1, needsDescription: 1 };
  expect((await saveType(callBack, type, person)).body).toMatchObject({ needsDescription: 1 });
  expect((await without(0, callBack)).status).toBe(422);
  expect((await without(task.id, callBack)).status).toBe(200);
  expect((await without(task.id, other)).status).toBe(422);
  const { body: types } = await person.client.call(lists.listTypes);
  expect(types.results.filter((known: choices.TaskType) => known.needsDescription === 1)).toHaveLength(2);
});
