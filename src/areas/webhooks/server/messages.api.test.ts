import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { saveCustomer } from '#areas/customers/contract.ts';
import { customerRoutes } from '#areas/customers/server/public.ts';
import type { TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { until } from '#platform/server/testing/until.ts';
import * as contract from '../contract.ts';
import type { EventKind } from '../statuses.ts';
import { orderMessages, webhookJobs, webhookRoutes } from './public.ts';
import { buildWebhook } from './test-data.ts';
import { type Receiver, startReceiver } from './test-receiver.ts';

let app: TestApp;
let receiver: Receiver;
let admin: TestPerson;
beforeAll(async () => {
  receiver = await startReceiver();
  app = await startTestApp({
    areas: [webhookRoutes, customerRoutes],
    jobs: webhookJobs,
    env: { WEBHOOK_HOSTS: receiver.host },
    inventsEntries: true,
  });
});
beforeEach(async () => {
  receiver.messages.length = 0;
  receiver.answer = undefined;
  await app.owner.query('UPDATE webhooks SET active = false');
  admin = await (await app.newAgency()).newPerson({ permissions: { PRadmin: 1 } });
});
afterAll(async () => {
  await app.close();
  await receiver.close();
});

async function addWebhook(events: EventKind[] = ['customer'], address = receiver.address) {
  const body = { address, events };
  return (await admin.client.call(contract.saveWebhook, { params: { id: 0 }, body })).body;
}
const addCustomer = async (lastName = 'Rivera') =>
  (await admin.client.call(saveCustomer, { params: { id: 0 }, body: { firstName: 'Ana', lastName } })).body;
const listed = async (id: number) =>
  (await admin.client.call(contract.listDeliveries, { params: { id } })).body.results;

/** As the clock of the process does every five seconds; every pause is over by `at`. */
const order = (at = new Date()) => orderMessages(app.services, at);

/** What came of the newest message once it was tried so often. */
const tried = (id: number, tries = 1) =>
  until(`try ${tries}`, async () => {
    const [newest] = await listed(id);
    return newest?.tries === tries && newest;
  });

/** The pauses of a webhook and of its messages are over, as if time had passed. */
async function skipPauses(id: number): Promise<void> {
  await until('the end of the run', async () => {
    const { rows } = await app.owner.query(
      'SELECT claimed_until <= now() AS done FROM webhooks WHERE id = $1',
      [id],
    );
    return rows[0].done as boolean;
  });
  await app.owner.query(`UPDATE webhooks SET paused_until = '2026-01-01' WHERE id = $1`, [id]);
  await app.owner.query(`UPDATE webhook_deliveries SET next_try_at = '2026-01-01' WHERE webhook_id = $1`, [
    id,
  ]);
}

test('a change is told after its commit, signed, with ids and nothing personal', async () => {
  const { id, secret } = await addWebhook();
  const customer = await addCustomer();
  expect(receiver.messages).toEqual([]);
  await order();
  expect(await tried(id)).toMatchObject({
    state: 'delivered',
    status: 204,
    kind: 'customer',
    action: 'added',
    recordId: customer.id,
    nextTryAt: null,
    durationMs: expect.any(Number),
  });
  const [{ headers, text }] = receiver.messages as [Receiver['messages'][number]];
  const [, t = '', v1] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['coverdesk-signature'])) ?? [];
  expect(createHmac('sha256', secret).update(`${t}.${text}`).digest('hex')).toBe(v1);
  expect(Math.abs(Date.now() / 1000 - Number(t))).toBeLessThan(60);
  expect(JSON.parse(text)).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    kind: 'customer',
    action: 'added',
    recordId: customer.id,
    version: customer.version,
    moment: expect.any(String),
    employeeId: admin.id,
  });
});

test('a refused change tells nothing, and neither does another kind, another agency or a webhook that is off', async () => {
  const { id } = await addWebhook(['task']);
  const off = await buildWebhook(app.owner, admin, { active: false });
  const stranger = await (await app.newAgency()).newPerson({ permissions: { PRadmin: 1 } });
  const theirs = await buildWebhook(app.owner, stranger);
  const refused = await admin.client.call(saveCustomer, { params: { id: 0 }, body: { firstName: '' } });
  expect(refused.status).toBe(422);
  await addCustomer();
  const { rows } = await app.owner.query('SELECT 1 FROM webhook_deliveries WHERE webhook_id = ANY($1)', [
    [id, off, theirs],
  ]);
  expect(rows).toEqual([]);
});

test('every entry of the log is told, also those that one statement writes, to each webhook under one event id', async () => {
  const [one, other] = [await addWebhook(['contract', 'policy']), await addWebhook(['contract'])];
  await app.owner.query(
    `INSERT INTO change_log (master_id, subject, subject_id, action)
     SELECT $1, s, 7, 'edited' FROM unnest(ARRAY['finance contract', 'policy', 'receipt', 'lead']) s`,
    [admin.masterId],
  );
  const kinds = (list: contract.Delivery[]) => list.map(({ kind }) => kind).sort();
  const [first, second] = [await listed(one.id), await listed(other.id)];
  expect([kinds(first), kinds(second)]).toEqual([['contract', 'policy'], ['contract']]);
  const told = first.find(({ kind }: contract.Delivery) => kind === 'contract');
  expect(second[0].eventId).toBe(told.eventId);
});

test('a receiver that was out gets each message once it is back, with growing pauses in between', async () => {
  const { id } = await addWebhook();
  await addCustomer();
  receiver.answer = (response) => response.writeHead(503).end('Back soon. '.repeat(500));
  await order();
  const first = await tried(id);
  expect(first).toMatchObject({ state: 'waiting', status: 503 });
  expect(first.answer).toHaveLength(1024);
  expect(first.answer).toContain('Back soon.');
  await order();
  await skipPauses(id);
  await order();
  const second = await tried(id, 2);
  const pause = (of: { nextTryAt: string; triedAt: string }) =>
    Date.parse(of.nextTryAt) - Date.parse(of.triedAt);
  expect(Math.round(pause(first) / 10_000)).toBe(1);
  expect(Math.round(pause(second) / 10_000)).toBe(3);
  receiver.answer = undefined;
  await skipPauses(id);
  await order();
  expect(await tried(id, 3)).toMatchObject({ state: 'delivered', status: 204, answer: '' });
  const ids = receiver.messages.map(({ text }) => JSON.parse(text).id);
  expect(new Set(ids).size).toBe(1);
  const found = await admin.client.call(contract.findWebhook, { params: { id } });
  expect(found.body.failingSince).toBeNull();
});

test('a redirect is not followed', async () => {
  const { id } = await addWebhook();
  await addCustomer();
  receiver.answer = (response) =>
    response.writeHead(302, { location: `http://${receiver.host}/other` }).end();
  await order();
  expect(await tried(id)).toMatchObject({
    state: 'waiting',
    status: 302,
    answer: 'It answered with a redirect.',
  });
  expect(receiver.messages).toHaveLength(1);
});

test('a host on this machine that the operator no longer lists is not called', async () => {
  const { id } = await addWebhook();
  await app.owner.query(`UPDATE webhooks SET address = 'http://127.0.0.1:9/hook' WHERE id = $1`, [id]);
  await addCustomer();
  await order();
  expect(await tried(id)).toMatchObject({
    status: null,
    answer: 'The address leads into a private network.',
  });
});

test('a host that never answers is given up after ten seconds, and holds up no other webhook', async () => {
  const silent = await addWebhook();
  await addCustomer();
  receiver.answer = () => undefined;
  await order();
  await until('the message that is not answered', () => receiver.messages.length === 1);
  receiver.answer = undefined;
  const other = await addWebhook();
  await addCustomer('Vega');
  await order();
  expect(await tried(other.id)).toMatchObject({ state: 'delivered' });
  const late = await until(
    'the end of the wait',
    async () => (await listed(silent.id)).find(({ tries }: contract.Delivery) => tries === 1),
    30,
  );
  expect(late).toMatchObject({ state: 'waiting', status: null, answer: 'No answer in time.' });
});

test('a message is sent again on request, under its event id, and two clicks send it once', async () => {
  const { id } = await addWebhook();
  await addCustomer();
  await order();
  const { id: deliveryId } = await tried(id);
  const headers = { 'idempotency-key': 'two clicks' };
  const again = () => admin.client.call(contract.sendAgain, { params: { id, deliveryId }, headers });
  const answers = await Promise.all([again(), again()]);
  expect(answers.map(({ body }) => body.state)).toEqual(['waiting', 'waiting']);
  await skipPauses(id);
  await order();
  await until('the second message', () => receiver.messages.length === 2);
  expect(await tried(id)).toMatchObject({ state: 'delivered' });
  const [one, other] = receiver.messages.map(({ text }) => text);
  expect(other).toBe(one);
});

test('a message of a webhook that is off is not sent again', async () => {
  const { id } = await addWebhook();
  await addCustomer();
  const [{ id: deliveryId }] = await listed(id);
  await app.owner.query('UPDATE webhooks SET active = false WHERE id = $1', [id]);
  const { status, error } = await admin.client.call(contract.sendAgain, { params: { id, deliveryId } });
  expect([status, error.message]).toEqual([409, 'Switch the webhook on first.']);
});

test('a webhook that nothing reached for five days is switched off, and its maker is told', async () => {
  const { id } = await addWebhook();
  await addCustomer();
  await app.owner.query(
    `UPDATE webhooks SET failures = 30, failing_since = now() - interval '5 days' WHERE id = $1`,
    [id],
  );
  receiver.answer = (response) => response.writeHead(500).end();
  await order();
  await tried(id);
  const { body } = await admin.client.call(contract.findWebhook, { params: { id } });
  expect(body).toMatchObject({ active: false, switchedOffAt: expect.any(String) });
  const { rows } = await app.owner.query(
    `SELECT n.employee_id, m.title, m.link FROM notifications n
     JOIN notification_messages m ON m.master_id = n.master_id AND m.id = n.message_id WHERE n.master_id = $1`,
    [admin.masterId],
  );
  expect(rows).toEqual([
    { employee_id: admin.id, title: 'A webhook was switched off', link: `/admin/webhooks?webhook=${id}` },
  ]);
});

test('two processes that order at the same moment send each message once', async () => {
  const { id } = await addWebhook();
  for (const name of ['One', 'Two', 'Three']) await addCustomer(name);
  await Promise.all([order(), order(), order()]);
  await until('all three', async () =>
    (await listed(id)).every(({ state }: contract.Delivery) => state === 'delivered'),
  );
  expect(receiver.messages).toHaveLength(3);
});
