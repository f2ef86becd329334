import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApiToken } from '#areas/api-tokens/server/test-data.ts';
import { buildCompany } from '#areas/companies/server/test-data.ts';
import { buildEndorsement } from '#areas/finance-quotes/server/test-data.ts';
import { buildDelivery, buildWebhook } from '#areas/webhooks/server/test-data.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { sweep } from './sweep.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [] });
});
afterAll(() => app.close());

test('the sweep removes what can no longer be used, quoted endorsements that nobody generated as well, and keeps the rest', async () => {
  const agency = await app.newAgency();
  const [old, fresh] = [await agency.newPerson(), await agency.newPerson()];
  await app.owner.query(
    `UPDATE sessions SET created_at = now() - interval '25 hours' WHERE employee_id = $1`,
    [old.id],
  );
  await app.owner.query(
    `INSERT INTO idempotency_keys (master_id, employee_id, key, request, created_at) VALUES
     ($1, $2, 'old', 'x', now() - interval '25 hours'), ($1, $2, 'fresh', 'x', now())`,
    [agency.masterId, fresh.id],
  );
  const company = await buildCompany(app.owner, agency.masterId, { is_finance: true });
  await app.owner.query(
    `INSERT INTO finance_requests (master_id, company_id, kind, operation_id, took_ms, result, outcome, is_sandbox, asked_at)
     VALUES ($1, $2, 'quote', 'old', 1, 'answered', 'Answered.', true, now() - interval '91 days'),
            ($1, $2, 'quote', 'fresh', 1, 'answered', 'Answered.', true, now())`,
    [agency.masterId, company],
  );
  const longAgo = new Date(Date.now() - 91 * 86_400_000);
  const token = await buildApiToken(app.owner, fresh);
  for (const ended of [{ revoked_at: longAgo }, { expires_at: longAgo }])
    await buildApiToken(app.owner, fresh, ended);
  const webhook = await buildWebhook(app.owner, fresh);
  const delivery = await buildDelivery(app.owner, agency.masterId, webhook);
  await buildDelivery(app.owner, agency.masterId, webhook, { happened_at: longAgo });
  const endorsed = (columns: Record<string, unknown>) =>
    buildEndorsement(app.owner, agency.masterId, { employee_id: fresh.id, ...columns });
  const monthAgo = new Date(Date.now() - 31 * 86_400_000);
  await endorsed({ quote_code: 'left', created_at: monthAgo });
  // The company may have made it.
  await endorsed({ quote_code: 'asked', created_at: monthAgo, asked_at: monthAgo });
  await endorsed({ quote_code: 'new' });
  await sweep(app.services.database);
  const sessions = await app.owner.query('SELECT employee_id FROM sessions WHERE master_id = $1', [
    agency.masterId,
  ]);
  expect(sessions.rows).toEqual([{ employee_id: fresh.id }]);
  const keys = await app.owner.query('SELECT key FROM idempotency_keys WHERE master_id = $1', [
    agency.masterId,
  ]);
  expect(keys.rows).toEqual([{ key: 'fresh' }]);
  const quoted = await app.owner.query('SELECT quote_code FROM finance_endorsements ORDER BY id');
  expect(quoted.rows).toEqual([{ quote_code: 'asked' }, { quote_code: 'new' }]);
  const requests = await app.owner.query('SELECT operation_id FROM finance_requests');
  expect(requests.rows).toEqual([{ operation_id: 'fresh' }]);
  expect((await app.owner.query('SELECT id FROM api_tokens')).rows).toEqual([{ id: token.id }]);
  expect((await app.owner.query('SELECT id FROM webhook_deliveries')).rows).toEqual([{ id: delivery }]);
});
