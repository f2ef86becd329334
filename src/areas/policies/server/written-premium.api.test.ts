import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProduct } from '#areas/companies/server/test-data.ts';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { writtenPremium } from '../written-contract.ts';
import { policyRoutes } from './public.ts';
import { buildPolicy } from './test-data.ts';
import { writtenSql } from './written-premium.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [policyRoutes] });
});
afterAll(() => app.close());

/** The first day of the month this many months ago, by the clock that counts for someone who has no office. */
async function beginOf(monthsAgo: number): Promise<string> {
  const { rows } = await app.owner.query(
    `SELECT (date_trunc('month', now() AT TIME ZONE 'America/New_York') - make_interval(months => $1))::date AS day`,
    [monthsAgo],
  );
  return rows[0].day;
}

test('premium is written in the month its term begins, new business and renewals apart', async () => {
  const agency = await app.newAgency();
  const { client } = await agency.newPerson({ permissions: { dashboardView: 1 } });
  const [now, before, tooOld] = await Promise.all([0, 11, 12].map(beginOf));
  const term = (effdate: string | undefined, premium: number, columns: object = {}) =>
    buildPolicy(app.owner, agency.masterId, { effdate, premium, ...columns });
  await term(now, 10_050);
  await term(now, 20_000, { purpose: 'RWR' });
  await term(now, 30_000, { purpose: 'RWL' });
  await term(now, 1, { status: 'pending' });
  await term(now, 2, { status: 'cancelled', cancelled_on: now, cancel_reason: 'Sold' });
  // A cancellation that lies ahead takes nothing away yet.
  await term(now, 70_000, {
    status: 'cancelled',
    cancelled_on: '2099-01-01',
    expdate: '2099-06-01',
    cancel_reason: 'Sold',
  });
  await term(before, 40_000, { status: 'renewed' });
  await term(tooOld, 50_000);
  await buildPolicy(app.owner, (await app.newAgency()).masterId, { effdate: now, premium: 60_000 });
  const { months } = (await client.call(writtenPremium)).body;
  expect(months).toHaveLength(12);
  expect(months.at(-1)).toEqual({ month: now?.slice(0, 7), terms: 4, newBusiness: 1000.5, renewals: 300 });
  expect(months[0]).toEqual({ month: before?.slice(0, 7), terms: 1, newBusiness: 400, renewals: 0 });
  expect(months[5]).toMatchObject({ terms: 0, newBusiness: 0, renewals: 0 });
});

test('each month is read out of the index of the effective dates', async () => {
  const { masterId } = await app.newAgency();
  const customer = await buildCustomer(app.owner, masterId);
  const product = await buildProduct(app.owner, masterId);
  await app.owner.query(
    `INSERT INTO policies (master_id, customer_id, product_id, policy_number, effdate, expdate)
     SELECT $1, $2, $3, 'W-' || n, date '2015-01-01' + n, date '2060-01-01' FROM generate_series(1, 5000) n`,
    [masterId, customer, product],
  );
  await app.owner.query('ANALYZE policies');
  const plan = await app.services.database.asTenant({ masterId }, async (db) => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`EXPLAIN ${writtenSql(null)}`.execute(db);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toContain('policies_effective');
  expect(plan).not.toContain('Seq Scan on policies');
});
