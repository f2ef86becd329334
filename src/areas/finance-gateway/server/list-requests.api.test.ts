import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildFinanceCompany } from '#areas/finance-contracts/server/test-data.ts';
import type { TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { type FinanceRequest, listRequests } from '../requests-contract.ts';
import { countOfRequests, pageOfRequests } from './list-requests.ts';
import { financeGatewayRoutes } from './public.ts';
import { buildRequest } from './test-data.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [financeGatewayRoutes] });
});
afterAll(() => app.close());

async function newAdmin() {
  const agency = await app.newAgency();
  return { agency, admin: await agency.newPerson({ permissions: { PRadmin: 1 } }) };
}

const outcomesOf = async ({ client }: TestPerson, query: Record<string, unknown> = {}) =>
  (await client.call(listRequests, { query })).body.results.map(({ outcome }: FinanceRequest) => outcome);

test('what finance companies were asked for is listed newest first, by company and by result', async () => {
  const { agency, admin } = await newAdmin();
  const { masterId } = agency;
  const gulf = await buildFinanceCompany(app.owner, masterId, { name: 'Gulf Palm Finance' });
  const other = await buildFinanceCompany(app.owner, masterId);
  const at = (hour: number) => new Date(Date.UTC(2026, 0, 5, hour));
  const asked = { company_id: gulf, kind: 'payment', operation_id: 'op-7', took_ms: 10_004 };
  await buildRequest(app.owner, masterId, { company_id: gulf, outcome: 'First.', asked_at: at(8) });
  await buildRequest(app.owner, masterId, {
    ...asked,
    result: 'failed',
    outcome: 'No answer in time.',
    asked_at: at(10),
  });
  await buildRequest(app.owner, masterId, {
    company_id: other,
    result: 'refused',
    outcome: 'The company refused it.',
    asked_at: at(9),
  });
  expect(await outcomesOf(admin)).toEqual(['No answer in time.', 'The company refused it.', 'First.']);
  expect(await outcomesOf(admin, { companyId: gulf })).toEqual(['No answer in time.', 'First.']);
  expect(await outcomesOf(admin, { result: 'refused' })).toEqual(['The company refused it.']);
  expect(await outcomesOf(admin, { companyId: gulf, result: 'answered' })).toEqual(['First.']);
  expect(await outcomesOf(admin, { page: 2, per_page: 2 })).toEqual(['First.']);
  const { body } = await admin.client.call(listRequests, { query: { result: 'failed' } });
  expect(body.results).toMatchObject([
    {
      askedAt: at(10).toISOString(),
      company: { id: gulf, name: 'Gulf Palm Finance' },
      kind: 'payment',
      status: null,
      tookMs: 10_004,
      operationId: 'op-7',
    },
  ]);
});

test('only administrators read it, each agency its own; a filter that makes no sense is 422', async () => {
  const { agency, admin } = await newAdmin();
  await buildRequest(app.owner, (await newAdmin()).agency.masterId);
  expect(await outcomesOf(admin)).toEqual([]);
  const person = await agency.newPerson();
  expect((await person.client.call(listRequests, { query: {} })).status).toBe(403);
  const { status, body } = await admin.client.call(listRequests, { query: { result: 'lost', companyId: 0 } });
  expect([status, Object.keys(body.errors).toSorted()]).toEqual([422, ['companyId', 'result']]);
});

test('each list is a stretch of an index, however many requests there were', async () => {
  const { agency } = await newAdmin();
  const { masterId } = agency;
  const company = await buildFinanceCompany(app.owner, masterId);
  await app.owner.query(
    `INSERT INTO finance_requests (master_id, company_id, kind, operation_id, took_ms, result, outcome, is_sandbox, asked_at)
     SELECT $1, $2, 'status', n, 5, CASE WHEN n % 500 = 0 THEN 'failed' ELSE 'answered' END, 'x', false,
       now() - n * interval '1 minute' FROM generate_series(1, 20000) n`,
    [masterId, company],
  );
  await app.owner.query('VACUUM ANALYZE finance_requests');
  const planOf = (query: RawBuilder<unknown>) =>
    app.services.database.asTenant({ masterId }, async (db) => {
      const { rows } = await sql<{ 'QUERY PLAN': string }>`EXPLAIN ${query}`.execute(db);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
  const part = { size: 15, offset: 0 };
  expect(await planOf(pageOfRequests({}, part))).toContain('finance_requests_time');
  expect(await planOf(pageOfRequests({ companyId: company }, part))).toMatch(
    /finance_requests_(time|company)/,
  );
  expect(await planOf(pageOfRequests({ result: 'failed' }, part))).toContain('finance_requests_result');
  expect(await planOf(countOfRequests({ result: 'failed' }))).toContain('finance_requests_result');
});
