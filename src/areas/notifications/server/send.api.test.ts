import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildEmployeeGroup } from '#areas/employees/server/test-data.ts';
import { buildOffice, buildOfficeGroup } from '#areas/offices/server/test-data.ts';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { notificationRoutes } from './public.ts';

let app: TestApp;
let agency: TestAgency;
let sender: TestPerson;
/** Two offices: one in a district four levels deep, one right below the division. */
let deep: TestPerson;
let shallow: TestPerson;
const tree: Record<string, number> = {};
beforeAll(async () => {
  app = await startTestApp({ areas: [notificationRoutes] });
  agency = await app.newAgency({ liteSwitch: 3 });
  const { masterId } = agency;
  let above: number | null = null;
  for (const kind of ['territory', 'division', 'region', 'district'] as const) {
    tree[kind] = await buildOfficeGroup(app.owner, masterId);
    await app.owner.query('UPDATE office_groups SET kind = $2, parent_id = $3 WHERE id = $1', [
      tree[kind],
      kind,
      above,
    ]);
    above = tree[kind];
  }
  const officeIn = async (group: number | undefined) => {
    const office = await buildOffice(app.owner, masterId);
    await app.owner.query('UPDATE offices SET group_id = $2 WHERE id = $1', [office, group]);
    return office;
  };
  tree.deepOffice = await officeIn(tree.district);
  tree.shallowOffice = await officeIn(tree.division);
  const permissions = { PRallowNotification: 1 } as const;
  sender = await agency.newPerson({ firstName: 'Sam', permissions });
  deep = await agency.newPerson({ permissions, officeId: tree.deepOffice });
  shallow = await agency.newPerson({ permissions, officeId: tree.shallowOffice });
  tree.group = await buildEmployeeGroup(app.owner, masterId);
  await app.owner.query(
    'INSERT INTO employee_group_members (master_id, group_id, employee_id) VALUES ($1, $2, $3)',
    [masterId, tree.group, deep.id],
  );
  const gone = await agency.newPerson({ officeId: tree.deepOffice });
  await app.owner.query('UPDATE employees SET disabled_at = now() WHERE id = $1', [gone.id]);
  tree.gone = gone.id;
});
afterAll(() => app.close());

const send = (body: Record<string, unknown>, headers: Record<string, string> = {}) =>
  sender.client.call(contract.sendNotification, {
    body: { title: 'News', message: 'Read this.', ...body },
    headers,
  });

async function receiversOf(messageId: number): Promise<number[]> {
  const sql = 'SELECT employee_id FROM notifications WHERE message_id = $1 ORDER BY employee_id';
  return (await app.owner.query(sql, [messageId])).rows.map((row) => row.employee_id);
}

test('each of the eight types reaches the active people it covers', async () => {
  const { body: choices } = await sender.client.call(contract.listReceivers, {
    params: { masterId: agency.masterId },
  });
  expect(choices.employee).toHaveLength(3);
  expect(choices.districts).toEqual([{ id: tree.district, name: expect.any(String) }]);
  const [all, both, one] = [[sender.id, deep.id, shallow.id], [deep.id, shallow.id], [deep.id]];
  const cases: [string, unknown, number[]][] = [
    ['Company Wide', undefined, all],
    ['Employee', [deep.id, deep.id, shallow.id], both],
    ['Employee', deep.id, one],
    ['Employee Group', [tree.group], one],
    ['Office', [tree.deepOffice, tree.shallowOffice], both],
    ['District', [tree.district], one],
    ['Region', [tree.region], one],
    ['Division', tree.division, both],
    ['Territory', [tree.territory], both],
  ];
  for (const [type, sendTo, expected] of cases) {
    const { body } = await send({ type, sendTo });
    expect(body, type).toMatchObject({ type, receivers: expected.length });
    expect(await receiversOf(body.id), type).toEqual(expected);
  }
});

test('the sender is whoever is signed in, whatever the payload says', async () => {
  const { body } = await send({
    type: 'Employee',
    sendTo: [deep.id],
    priority: 3,
    fromUser: shallow.id,
    masterId: 1,
  });
  const { body: got } = await deep.client.call(contract.listNotifications, { params: { userId: deep.id } });
  expect(got.notifications[0]).toMatchObject({
    title: 'News',
    from_user: { id: sender.id, name: 'Sam Example' },
    priority: 3,
    type: 'Employee',
  });
  const { rows } = await app.owner.query(
    `SELECT employee_id, action FROM change_log WHERE subject = 'notification' AND subject_id = $1`,
    [body.id],
  );
  expect(rows).toEqual([{ employee_id: sender.id, action: 'sent' }]);
});

test.each([
  ['sendTo', { type: 'Employee', sendTo: [999_999] }],
  ['sendTo', () => ({ type: 'Employee', sendTo: [tree.gone] })],
  ['sendTo', () => ({ type: 'Region', sendTo: [tree.district] })],
  ['sendTo', { type: 'Office' }],
  ['sendTo', { type: 'Office', sendTo: [] }],
  ['sendTo', { type: 'Office', sendTo: ['x'] }],
  ['sendTo', { type: 'Office', sendTo: [9.5] }],
  ['type', { type: 'Everybody' }],
  ['title', { type: 'Company Wide', title: ' ' }],
  ['title', { type: 'Company Wide', title: 'x'.repeat(101) }],
  ['message', { type: 'Company Wide', message: '' }],
  ['message', { type: 'Company Wide', message: 'x'.repeat(2001) }],
  ['priority', { type: 'Company Wide', priority: 4 }],
])('what is wrong is told at %s', async (field, body) => {
  const answer = await send(typeof body === 'function' ? body() : body);
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.error.errors ?? {}).map((key) => key.split('.')[0])).toEqual([field]);
});

test('an office where nobody works is refused in words', async () => {
  const empty = await buildOffice(app.owner, agency.masterId);
  const answer = await send({ type: 'Office', sendTo: [empty] });
  expect(answer.error.errors?.sendTo).toEqual(['No one works there at the moment. Choose someone else.']);
});

test('a double click sends once', async () => {
  const headers = { 'idempotency-key': 'one-click' };
  const body = { type: 'Employee', sendTo: [shallow.id] };
  const [first, second] = await Promise.all([send(body, headers), send(body, headers)]);
  expect(first.status).toBe(200);
  expect(second.body).toEqual(first.body);
  expect((await send({ ...body, title: 'Other' }, headers)).status).toBe(422);
});
