import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { buildEmployee } from '#areas/employees/server/test-data.ts';
import { buildTask } from '#areas/tasks/server/test-data.ts';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { countUnread } from '../bell-contract.ts';
import * as contract from '../contract.ts';
import { notificationRoutes } from './public.ts';
import { tellPeople } from './tell-people.ts';
import { buildNotification } from './test-data.ts';

let app: TestApp;
let agency: TestAgency;
let person: TestPerson;
let colleague: TestPerson;
beforeAll(async () => {
  app = await startTestApp({ areas: [notificationRoutes] });
  agency = await app.newAgency({ liteSwitch: 3 });
  person = await agency.newPerson({ firstName: 'Ana', permissions: { PRallowNotification: 1 } });
  colleague = await agency.newPerson({ firstName: 'Ben', permissions: { PRowner: 1 } });
});
afterAll(() => app.close());

const ownOf = ({ id }: TestPerson) => ({ userId: id });
const list = async (of: TestPerson, query: Record<string, unknown> = {}) =>
  (await of.client.call(contract.listNotifications, { params: ownOf(of), query })).body;
const unread = async (of: TestPerson) => (await of.client.call(countUnread, { params: ownOf(of) })).body;
const tell = (to: number[], more: object = {}) =>
  app.services.database.asTenant(agency, (db) =>
    tellPeople(db, { masterId: agency.masterId, to, title: 'Told', message: 'By the product.', ...more }),
  );

test('what the product tells arrives once for each active receiver, and under one name only once', async () => {
  const gone = await buildEmployee(app.owner, agency.masterId);
  await app.owner.query('UPDATE employees SET disabled_at = now() WHERE id = $1', [gone]);
  const to = [person.id, colleague.id, gone, 999_999];
  const more = { onceKey: 'once', link: '/task?view=1', priority: 2 };
  expect(await Promise.all([tell(to, more), tell(to, more)]).then((told) => told.sort())).toEqual([0, 2]);
  expect(await tell(to, more)).toBe(0);
  expect(await tell([gone])).toBe(0);
  const { notifications } = await list(person);
  expect(notifications).toHaveLength(1);
  expect(notifications[0]).toMatchObject({
    title: 'Told',
    readAt: null,
    notification_message: { message: 'By the product.' },
    from_user: { id: null, name: 'Coverdesk' },
    priority: 2,
    link: '/task?view=1',
  });
});

test('a notification says which customer its task, contract or address is about today', async () => {
  const reader = await agency.newPerson({ permissions: { PRallowNotification: 1 } });
  const names = async () =>
    Object.fromEntries(
      (await list(reader)).notifications.map(({ title, customer }: contract.Notification) => [
        title,
        customer,
      ]),
    );
  const maria = await buildCustomer(app.owner, agency.masterId, {
    first_name: 'Maria',
    last_name: 'Johnson',
  });
  const other = await buildCustomer(app.owner, agency.masterId, { first_name: 'Nelson', last_name: 'Abreu' });
  const task = await buildTask(app.owner, agency.masterId, { customer_id: maria });
  const lonely = await buildTask(app.owner, agency.masterId);
  const elsewhere = await app.newAgency();
  const stranger = await buildCustomer(app.owner, elsewhere.masterId);
  await tell([reader.id], { title: 'Task', link: `/task?view=${task}` });
  await tell([reader.id], { title: 'Alone', link: `/task?view=${lonely}` });
  await tell([reader.id], { title: 'Mail', link: `/customer/${other}?tab=email&email=3` });
  await tell([reader.id], { title: 'Theirs', link: `/customer/${stranger}` });
  await tell([reader.id], { title: 'Plain' });
  expect(await names()).toEqual({
    Task: { id: maria, name: 'Maria Johnson' },
    Alone: null,
    Mail: { id: other, name: 'Nelson Abreu' },
    Theirs: null,
    Plain: null,
  });
  await app.owner.query('UPDATE tasks SET customer_id = $1 WHERE id = $2', [other, task]);
  expect(await names()).toMatchObject({ Task: { id: other, name: 'Nelson Abreu' } });
  const [first] = (await list(reader, { per_page: 5 })).notifications.slice(4);
  const flipped = await reader.client.call(contract.toggleRead, { params: { id: first.id } });
  expect(flipped.body).toMatchObject({ title: 'Task', customer: { name: 'Nelson Abreu' } });
});

test('people can ask only for their own list', async () => {
  const answer = await person.client.call(contract.listNotifications, { params: ownOf(colleague) });
  expect(answer.status).toBe(404);
  const groups = { params: { masterId: agency.masterId + 1 } };
  expect((await person.client.call(contract.listReceivers, groups)).status).toBe(404);
});

test('the filters and the slices: newest first, and what arrives does not move what follows', async () => {
  const reader = await agency.newPerson({ permissions: { PRallowNotification: 1 } });
  const receiver = { masterId: agency.masterId, employeeId: reader.id };
  const ids: number[] = [];
  for (let n = 0; n < 5; n++)
    ids.unshift(await buildNotification(app.owner, receiver, { isRead: n % 2 === 1 }));
  const idsOf = async (query: Record<string, unknown>) =>
    (await list(reader, query)).notifications.map(({ id }: { id: number }) => id);
  expect(await idsOf({})).toEqual(ids);
  expect(await idsOf({ filter: 'new' })).toEqual([ids[0], ids[2], ids[4]]);
  expect(await idsOf({ filter: 'read' })).toEqual([ids[1], ids[3]]);
  expect(await list(reader, { per_page: 2 })).toMatchObject({ hasMore: true });
  await tell([reader.id]);
  expect(await list(reader, { per_page: 3, before: ids[1] })).toMatchObject({
    notifications: ids.slice(2).map((id) => ({ id })),
    hasMore: false,
  });
  expect(await unread(reader)).toMatchObject({ unread: 4, latest: { title: 'Told', from: 'Coverdesk' } });
});

test('the checkbox flips read and unread, only for one’s own', async () => {
  const mine = { params: { id: await buildNotification(app.owner, { ...agency, employeeId: person.id }) } };
  const { body } = await person.client.call(contract.toggleRead, mine);
  expect(Number.isNaN(Date.parse(body.readAt))).toBe(false);
  expect((await person.client.call(contract.toggleRead, mine)).body.readAt).toBeNull();
  for (const endpoint of [contract.toggleRead, contract.hideNotification, contract.showNotification])
    expect((await colleague.client.call(endpoint, mine)).status).toBe(404);
});

test('hidden is out of the list and of the count, twice is once, and it can be brought back', async () => {
  const mine = { params: { id: await buildNotification(app.owner, { ...agency, employeeId: person.id }) } };
  const before = (await unread(person)).unread;
  for (let twice = 0; twice < 2; twice++)
    expect((await person.client.call(contract.hideNotification, mine)).status).toBe(204);
  expect((await unread(person)).unread).toBe(before - 1);
  expect((await person.client.call(contract.toggleRead, mine)).status).toBe(404);
  expect((await person.client.call(contract.showNotification, mine)).status).toBe(204);
  expect((await unread(person)).unread).toBe(before);
});

test('all are marked as read together', async () => {
  await tell([person.id]);
  const { unread: before } = await unread(person);
  const answer = await person.client.call(contract.readAll, { params: ownOf(person) });
  expect(answer.body).toEqual({ read: before });
  expect(await unread(person)).toEqual({ unread: 0, latest: null });
});

test('someone who has no bell may not call', async () => {
  const small = await app.newAgency({ liteSwitch: 2 });
  const owner = await small.newPerson({ permissions: { PRowner: 1 } });
  const answer = await owner.client.call(countUnread, { params: ownOf(owner) });
  expect(answer.status).toBe(403);
  expect(answer.error.message).toBe('Needs package level 3; your agency has level 2.');
});
