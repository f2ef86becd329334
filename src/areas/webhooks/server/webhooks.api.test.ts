import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { unseal } from '#platform/server/crypto/envelope.ts';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { MOST_WEBHOOKS, TOO_MANY } from '../rules.ts';
import { countOfDeliveries, pageOfDeliveries } from './delivery-store.ts';
import { webhookJobs, webhookRoutes } from './public.ts';
import { webhookSecretPlace } from './secret.ts';
import { buildDelivery, buildWebhook } from './test-data.ts';

let app: TestApp;
let agency: TestAgency;
let admin: TestPerson;
beforeAll(async () => {
  app = await startTestApp({
    areas: [webhookRoutes],
    jobs: webhookJobs,
    env: { WEBHOOK_HOSTS: 'localhost:8090' },
  });
});
beforeEach(async () => {
  agency = await app.newAgency();
  admin = await agency.newPerson({ permissions: { PRadmin: 1 } });
});
afterAll(() => app.close());

const HOOK = { address: 'https://hooks.example.com/in', events: ['customer'] };
const save = (id: number, body: object) => admin.client.call(contract.saveWebhook, { params: { id }, body });
const find = async (id: number) => (await admin.client.call(contract.findWebhook, { params: { id } })).body;
async function secretOf(id: number): Promise<string> {
  const { rows } = await app.owner.query('SELECT sealed_secret AS sealed FROM webhooks WHERE id = $1', [id]);
  const place = webhookSecretPlace(admin.masterId, id);
  return unseal(app.services.secrets.sealingKeys, place, rows[0].sealed);
}

test('the secret is shown once, sealed, and can be renewed', async () => {
  const { id, secret } = (await save(0, HOOK)).body;
  expect(secret).toMatch(/^whsec_[\w-]{43}$/);
  expect(await secretOf(id)).toBe(secret);
  expect((await save(id, { ...HOOK, version: 1 })).body.secret).toBeUndefined();
  const renewed = await admin.client.call(contract.renewSecret, { params: { id } });
  expect(renewed.body.secret).not.toBe(secret);
  expect(await secretOf(id)).toBe(renewed.body.secret);
  const { rows } = await app.owner.query(
    `SELECT action, (c::text ~ 'whsec_') AS tells FROM change_log c WHERE subject = 'webhook' AND subject_id = $1
     ORDER BY id`,
    [id],
  );
  expect(rows).toEqual(['added', 'edited', 'secret renewed'].map((action) => ({ action, tells: false })));
});

test.each([
  ['http://hooks.example.com/in', 'Enter an address that begins with https://.'],
  ['https://127.0.0.1/in', 'This server may not call 127.0.0.1, which is in a private network.'],
  ['https://localhost/in', 'This server may not call localhost, which is in a private network.'],
  ['http://localhost:8091/in', 'Enter an address that begins with https://.'],
  ['https://10.1.2.3/in', 'This server may not call 10.1.2.3, which is in a private network.'],
  ['https://169.254.169.254/', 'This server may not call 169.254.169.254, which is in a private network.'],
  ['https://2130706433/', 'This server may not call 127.0.0.1, which is in a private network.'],
  ['https://[::1]/in', 'This server may not call [::1], which is in a private network.'],
  ['https://a:b@hooks.example.com/', 'Enter the address without a user name or password.'],
  ['hooks', 'Enter an address like https://hooks.example.com/coverdesk.'],
])('the address %s is refused', async (address, words) => {
  const { status, error } = await save(0, { ...HOOK, address });
  expect([status, error.errors]).toEqual([422, { address: [words] }]);
});

test('a host that the operator lists may be on this machine', async () => {
  expect((await save(0, { ...HOOK, address: 'http://localhost:8090/in' })).status).toBe(200);
});

test('two people edit one webhook: the second is told', async () => {
  const { id } = (await save(0, HOOK)).body;
  const changed = { ...HOOK, events: ['task'], version: 1 };
  const answers = await Promise.all([save(id, changed), save(id, { ...changed, active: false })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const late = answers.find(({ status }) => status === 409);
  expect(late?.error).toMatchObject({ changedBy: admin.name, current: { id, version: 2 } });
});

test('an agency has a limited number of webhooks, also when two are added at the same moment', async () => {
  for (let made = 1; made < MOST_WEBHOOKS; made++) await buildWebhook(app.owner, admin);
  const answers = await Promise.all([save(0, HOOK), save(0, HOOK)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.error.message).toBe(TOO_MANY);
});

test('a webhook is deleted with its messages', async () => {
  const { id } = (await save(0, HOOK)).body;
  await buildDelivery(app.owner, admin.masterId, id);
  const remove = () => admin.client.call(contract.deleteWebhook, { params: { id }, query: { version: 1 } });
  expect((await remove()).body).toMatchObject({ id, address: HOOK.address });
  expect((await remove()).status).toBe(404);
  const { rows } = await app.owner.query('SELECT 1 FROM webhook_deliveries WHERE webhook_id = $1', [id]);
  expect(rows).toEqual([]);
});

test('whoever switches a webhook on again clears what is known of its failures', async () => {
  const id = await buildWebhook(app.owner, admin, {
    active: false,
    failures: 9,
    failing_since: '2026-01-01',
    switched_off_at: '2026-01-06',
  });
  expect(await find(id)).toMatchObject({ active: false, switchedOffAt: '2026-01-06T00:00:00.000Z' });
  await save(id, { ...HOOK, active: true });
  expect(await find(id)).toMatchObject({ active: true, switchedOffAt: null, failingSince: null });
});

test('the messages to a webhook are listed by state, out of an index in its order', async () => {
  const [id, other] = [await buildWebhook(app.owner, admin), await buildWebhook(app.owner, admin)];
  await app.owner.query(
    `INSERT INTO webhook_deliveries (master_id, webhook_id, event_id, kind, action, record_id, happened_at, state)
     SELECT $1, w, gen_random_uuid(), 'task', 'edited', n, now(), CASE n % 50 WHEN 0 THEN 'failed' ELSE 'delivered' END
     FROM generate_series(1, 3000) n, unnest($2::bigint[]) w`,
    [admin.masterId, [id, other]],
  );
  await app.owner.query('ANALYZE webhook_deliveries');
  const list = (query: object) =>
    admin.client.call(contract.listDeliveries, { params: { id }, query: { ...query } });
  expect((await list({ state: 'failed' })).body.pagination.total).toBe(60);
  expect((await list({})).body.pagination.total).toBe(3000);
  const plans = await app.services.database.asTenant(admin, async (db) => {
    const page = { size: 15, offset: 0 };
    const queries = [
      pageOfDeliveries(db, id, undefined, page),
      pageOfDeliveries(db, id, 'failed', page),
      countOfDeliveries(db, id, 'failed'),
    ];
    return Promise.all(queries.map(async (query) => JSON.stringify(await query.explain())));
  });
  for (const plan of plans) {
    expect(plan).toMatch(/webhook_deliveries_(webhook|state)/);
    expect(plan).not.toMatch(/Seq Scan|Sort/);
  }
});
