import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { buildLead } from '#areas/leads/server/test-data.ts';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import type { Task } from '../contract.ts';
import { isOverdue } from '../due.ts';
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

test('however much is overdue, what is due today is among what Home shows', async () => {
  const own = await agency.newPerson();
  const due = (due_on: string, description: string) =>
    buildTask(app.owner, agency.masterId, { assigned_to: own.id, due_on, description });
  for (let day = 1; day <= 9; day++) await due(`2026-11-0${day}`, `day ${day}`);
  await due(TODAY, 'today');
  const { body } = await own.client.call(lists.listDueTasks);
  expect(body).toMatchObject({ overdue: 9, today: 1 });
  expect(body.results.map(({ desc }: { desc: string }) => desc)).toEqual([
    ...['day 1', 'day 2', 'day 3', 'day 4', 'day 5', 'today'],
  ]);
});

test('overdue and due look at the time of day, by the clock of the office that has the task', async () => {
  const chicago = await agency.newOffice('Lake Office');
  await app.owner.query(`UPDATE offices SET time_zone = 'America/Chicago' WHERE id = $1`, [chicago]);
  const east = await agency.newPerson();
  const west = await agency.newPerson({ officeId: chicago });
  const at = (assigned_to: number, due_at: string | null, due_on = TODAY) =>
    buildTask(app.owner, agency.masterId, { assigned_to, due_at, due_on, description: due_at ?? 'all day' });
  for (const { id } of [east, west])
    for (const time of [null, '12:30', '12:00', '11:00', '13:00']) await at(id, time);
  await at(west.id, null, '2026-11-14');

  expect(await mine({ due: 'overdue' }, east)).toEqual(['11:00', '12:00']);
  expect(await mine({ due: 'today' }, east)).toEqual(['12:30', '13:00', 'all day']);
  expect(await mine({ due: 'overdue' }, west)).toEqual(['all day', '11:00']);
  expect(await mine({ due: 'today' }, west)).toEqual(['12:00', '12:30', '13:00', 'all day']);
  const { body } = await west.client.call(lists.listDueTasks);
  expect(body).toMatchObject({ overdue: 2, today: 4 });
  for (const task of body.results) expect(task.timeZone).toBe('America/Chicago');
  expect(body.results.filter((task: Task) => isOverdue(task, NOW))).toHaveLength(2);
});

test('Due sorts by the time of day; what may be done all day comes last of it', async () => {
  const own = await agency.newPerson();
  const at = (due_at: string | null, due_on: string) =>
    buildTask(app.owner, agency.masterId, {
      assigned_to: own.id,
      due_at,
      due_on,
      description: due_at ?? due_on,
    });
  await at(null, TODAY);
  await at('15:00', TODAY);
  await at('09:30', TODAY);
  await at('08:00', '2026-11-16');
  const up = ['09:30', '15:00', TODAY, '08:00'];
  expect(await mine({}, own)).toEqual(up);
  expect(await mine({ sort: 'duedate' }, own)).toEqual(up);
  expect(await mine({ sort: 'duedate', reverse: 1 }, own)).toEqual(up.toReversed());
});

test('the database and the screen agree on what is overdue, in every zone', async () => {
  const zones = ['America/New_York', 'America/Los_Angeles', 'Pacific/Honolulu', 'Pacific/Guam'];
  const people: TestPerson[] = [];
  for (const zone of zones) {
    const officeId = await agency.newOffice(zone);
    await app.owner.query('UPDATE offices SET time_zone = $1 WHERE id = $2', [zone, officeId]);
    const person = await agency.newPerson({ officeId });
    people.push(person);
    for (const due_on of ['2026-11-14', TODAY, '2026-11-16'])
      for (const due_at of [null, '00:00', '07:30', '23:30'])
        await buildTask(app.owner, agency.masterId, { assigned_to: person.id, due_on, due_at });
  }
  const moments = [
    '2026-11-15T05:00:00Z',
    '2026-11-15T14:00:00Z',
    '2026-11-15T15:30:30Z',
    '2026-11-16T09:59:59Z',
  ];
  try {
    for (const now of moments.map((moment) => new Date(moment))) {
      vi.setSystemTime(now);
      for (const person of people) {
        const ids = async (query: object) =>
          (await person.client.call(lists.listMyTasks, { query: { per_page: 100, ...query } })).body.tasks;
        const all: Task[] = await ids({});
        const overdue: Task[] = await ids({ due: 'overdue' });
        expect(overdue.map(({ id }) => id)).toEqual(
          all.filter((task) => isOverdue(task, now)).map(({ id }) => id),
        );
      }
    }
  } finally {
    vi.setSystemTime(NOW);
  }
});
