import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { buildLead } from '#areas/leads/server/test-data.ts';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as lists from '../list-contract.ts';
import { TASK_SORTS } from '../statuses.ts';
import { taskRoutes } from './public.ts';
import { buildTask } from './test-data.ts';

const TODAY = '2026-11-15';
/** Half past twelve in New York, half past eleven in Chicago. */
const NOW = new Date('2026-11-15T17:30:00Z');
let app: TestApp;
let agency: TestAgency;
let me: TestPerson;
let other: TestPerson;
let customer: number;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  app = await startTestApp({ areas: [taskRoutes] });
  agency = await app.newAgency();
  const office = await agency.newOffice('Harbor Office');
  me = await agency.newPerson({ firstName: 'Mia', lastName: 'Adams', officeId: office });
  other = await agency.newPerson({ firstName: 'Zoë', lastName: 'Young' });
  customer = await buildCustomer(app.owner, agency.masterId);
  const task = (description: string, row: object) =>
    buildTask(app.owner, agency.masterId, { description, created_by: other.id, ...row });
  const closed = { open: false, closed_by: me.id, closed_at: '2026-11-10' };
  await task('mine, overdue', {
    assigned_to: me.id,
    due_on: '2026-11-14',
    priority_id: 1,
    customer_id: customer,
  });
  await task('office, today', { office_id: office, due_on: TODAY, type_id: 1, duration: 15 });
  await task('made by me, in a week', { created_by: me.id, assigned_to: other.id, due_on: '2026-11-22' });
  await task('mine, later', {
    assigned_to: me.id,
    due_on: '2026-11-23',
    status_id: 2,
    customer_id: customer,
  });
  await task('mine, some day', { assigned_to: me.id, customer_id: customer });
  await task('mine, hidden', { assigned_to: me.id, active: false, due_on: TODAY, customer_id: customer });
  await task('mine, closed', { assigned_to: me.id, ...closed, due_on: '2026-11-09', customer_id: customer });
  await task('not mine', { assigned_to: other.id, due_on: TODAY });
});
afterAll(async () => {
  vi.useRealTimers();
  await app.close();
});

const names = ({ body }: { body: { tasks: { desc: string }[] } }) => body.tasks.map(({ desc }) => desc);
const mine = async (query: object = {}, person = me) =>
  names(await person.client.call(lists.listMyTasks, { query: { ...query } }));
const ofCustomer = (query: object = {}, customerId = customer) =>
  me.client.call(lists.listCustomerTasks, { params: { customerId }, query: { ...query } });

test('mine is what is given to me, to my office or made by me, by due date', async () => {
  expect(await mine()).toEqual([
    'mine, overdue',
    'office, today',
    'made by me, in a week',
    'mine, later',
    'mine, some day',
  ]);
});

test('someone who has no office has only their own', async () => {
  expect(await mine({ state: 'all' }, await agency.newPerson())).toEqual([]);
});

test.each([
  [{ state: 'closed' }, ['mine, closed']],
  [{ active: 0 }, ['mine, hidden']],
  [{ status: 2 }, ['mine, later']],
  [{ type: 1 }, ['office, today']],
  [{ priority: 1 }, ['mine, overdue']],
  [{ due: 'overdue' }, ['mine, overdue']],
  [{ due: 'overdue', state: 'all' }, ['mine, overdue']],
  [{ due: 'today' }, ['office, today']],
  [{ due: 'week', given: 1 }, []],
  [{ due: 'week' }, ['made by me, in a week']],
  [{ due: 'later' }, ['mine, later']],
  [{ due: 'none' }, ['mine, some day']],
  [{ type: 1, priority: 1 }, []],
])('the filter %j shows %j', async (query, expected) => {
  expect(await mine(query)).toEqual(expected);
});

test.each([
  ['mine', ['mine, overdue', 'mine, later', 'mine, some day']],
  ['SOME', ['mine, some day']],
  ['ver due', ['mine, overdue']],
  ['ppointm', ['office, today']],
  ['maria day', ['mine, some day']],
  ['johns mar overd', ['mine, overdue']],
  ['zoë', []],
  ['%', []],
  ['mine, closed', []],
  ['not mine', []],
])('the text "%s" is found as fragments of description, type and customer: %j', async (query, expected) => {
  expect(await mine({ query })).toEqual(expected);
});

test('the text of a lead counts, accents do not, and an empty text asks for nothing', async () => {
  const lead_id = await buildLead(app.owner, agency.masterId, { first_name: 'Íñigo', last_name: 'Peña' });
  const own = await agency.newPerson();
  const task = { created_by: own.id, assigned_to: own.id, lead_id, description: 'Año 100%_x' };
  await buildTask(app.owner, agency.masterId, task);
  for (const query of ['inigo pena', 'PEÑA ano', '100%_x', '', '   '])
    expect(await mine({ query }, own)).toEqual(['Año 100%_x']);
  expect(await mine({ query: '100%x' }, own)).toEqual([]);
  const { error } = await me.client.call(lists.listMyTasks, { query: { query: 'x'.repeat(201) } });
  expect(Object.keys(error.errors ?? {})).toEqual(['query']);
});

test.each(TASK_SORTS)('sorting by %s changes nothing but the order, and turns around', async (sort) => {
  const [usual, up, down] = [
    await mine({ state: 'all' }),
    await mine({ sort, state: 'all' }),
    await mine({ sort, reverse: 1, state: 'all' }),
  ];
  expect(up.toSorted()).toEqual(usual.toSorted());
  expect(down.toSorted()).toEqual(usual.toSorted());
});

test('what is empty comes last, whichever way the others go', async () => {
  expect((await mine({ sort: 'duedate' })).at(-1)).toBe('mine, some day');
  expect(await mine({ sort: 'duedate', reverse: 1 })).toEqual([
    'mine, later',
    'made by me, in a week',
    'office, today',
    'mine, overdue',
    'mine, some day',
  ]);
  expect((await mine({ sort: 'priorityName' }))[0]).toBe('mine, overdue');
  expect((await mine({ sort: 'typeName' }))[0]).toBe('office, today');
  expect((await mine({ sort: 'toUser' }))[0]).toBe('office, today');
  expect((await mine({ sort: 'toUser', reverse: 1 }))[0]).toBe('made by me, in a week');
});

test('mine comes in pages; a page past the end is the last one', async () => {
  expect(await mine({ page: 2, per_page: 2 })).toEqual(['made by me, in a week', 'mine, later']);
  expect(await mine({ page: 9, per_page: 2 })).toEqual(['mine, some day']);
});

test('the day from top to bottom: overdue, today by time, later, closed last, for mine and for a customer', async () => {
  expect(await mine({ state: 'all' })).toEqual([
    'mine, overdue',
    'office, today',
    'made by me, in a week',
    'mine, later',
    'mine, some day',
    'mine, closed',
  ]);
  const answer = await ofCustomer();
  expect(names(answer)).toEqual([
    'mine, overdue',
    'mine, hidden',
    'mine, later',
    'mine, some day',
    'mine, closed',
  ]);
  expect(answer.body.pagination).toMatchObject({ total: 5, last_page: 1 });
});

test('the tab asks for one of the lists, in pages and in order', async () => {
  expect(names(await ofCustomer({ active: 0 }))).toEqual(['mine, hidden']);
  const page = await ofCustomer({ active: 1, page: 2, per_page: 3 });
  expect(names(page)).toEqual(['mine, closed']);
  expect(page.body.pagination).toMatchObject({ current_page: 2, total: 4, from: 4, to: 4 });
  expect(names(await ofCustomer({ active: 1, sort: 'statusName' })).at(-1)).toBe('mine, closed');
  expect(names(await ofCustomer({ active: 1, sort: 'duedate', per_page: 1 }))).toEqual(['mine, closed']);
});

test('a tab that says how many counts the open ones, on whatever page', async () => {
  for (const query of [{ active: 1 }, { active: 1, page: 2, per_page: 3 }])
    expect((await ofCustomer(query)).body.open).toBe(3);
  expect((await ofCustomer({ active: 0 })).body.open).toBe(1);
  expect((await ofCustomer()).body.open).toBe(4);
});

test('what was closed last is first among closed ones', async () => {
  const own = await agency.newPerson();
  const closed = (description: string, closed_at: string) =>
    buildTask(app.owner, agency.masterId, {
      ...{ description, closed_at, open: false, assigned_to: own.id, created_by: own.id },
    });
  await closed('first', '2026-11-10');
  await closed('last', '2026-11-12');
  await closed('second', '2026-11-11');
  for (const state of ['closed', 'all'])
    expect(await mine({ state }, own)).toEqual(['last', 'second', 'first']);
});

test('a customer without tasks has an empty list, one of another agency none', async () => {
  const alone = await buildCustomer(app.owner, agency.masterId);
  expect(names(await ofCustomer({}, alone))).toEqual([]);
  const theirs = await buildCustomer(app.owner, (await app.newAgency()).masterId);
  expect((await ofCustomer({}, theirs)).status).toBe(404);
});

test('files are counted', async () => {
  const owner = await buildCustomer(app.owner, agency.masterId);
  const id = await buildTask(app.owner, agency.masterId, { customer_id: owner });
  const { rows } = await app.owner.query(
    `INSERT INTO attachment_types (master_id, name) VALUES ($1, 'Attachment') RETURNING id`,
    [agency.masterId],
  );
  await app.owner.query(
    `INSERT INTO attachments (master_id, table_name, record_id, type_id, employee_id, filename, extension,
       content_type, size, sha256, year_week_folder, guid, active)
     SELECT $1, 'task', $2, $3, $4, 'a.pdf', '.pdf', 'application/pdf', 1, '', '202646', gen_random_uuid(), n < 3
     FROM generate_series(1, 3) n`,
    [agency.masterId, id, rows[0].id, me.id],
  );
  const { body } = await ofCustomer({}, owner);
  expect(body.tasks[0].attachmentCount).toBe(2);
});

test('due and overdue is what I or my office must do by today', async () => {
  const { body } = await me.client.call(lists.listDueTasks);
  expect(body).toMatchObject({ overdue: 1, today: 1 });
  expect(body.results.map(({ desc }: { desc: string }) => desc)).toEqual(['mine, overdue', 'office, today']);
});
