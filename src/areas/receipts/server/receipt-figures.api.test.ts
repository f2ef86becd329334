import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { customerStandings } from '#areas/customers/standings-contract.ts';
import { buildOffice } from '#areas/offices/server/test-data.ts';
import { buildPolicy } from '#areas/policies/server/test-data.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { dayAt } from '#platform/shared/clock.ts';
import { customerBalances } from '../contract.ts';
import { receiptDays } from '../days-contract.ts';
import { customerStanding } from '../standing-contract.ts';
import { receiptRoutes } from './public.ts';
import { daysSql } from './receipt-days.ts';
import { buildReceipt } from './test-data.ts';

const DAY_MS = 86_400_000;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [receiptRoutes] });
});
afterAll(() => app.close());

/** Counted in days of the calendar: one of them in the spring has 23 hours and one in the fall 25. */
const daysAgo = (days: number) =>
  new Date(Date.parse(dayAt('America/New_York', new Date())) - days * DAY_MS).toISOString().slice(0, 10);

test('thirty days of the home office, of all offices for someone who has none; a void doesn’t count', async () => {
  const agency = await app.newAgency();
  const harbor = await agency.newOffice('Harbor');
  const airport = await agency.newOffice('Airport');
  const { client: clerk, id } = await agency.newPerson({ officeId: harbor });
  const { client: owner } = await agency.newPerson({ permissions: { PRowner: 1 } });
  let number = 0;
  const take = (office_id: number, ago: number, amount: number, more: object = {}) => {
    number += 1;
    const columns = { office_id, number, day: daysAgo(ago), amount, tendered: amount, ...more };
    return buildReceipt(app.owner, agency.masterId, { columns });
  };
  await take(harbor, 0, 1050);
  await take(harbor, 0, 200);
  await take(harbor, 0, 9, { voided_at: new Date(), voided_by: id, void_reason: 'Wrong' });
  await take(airport, 0, 400);
  await take(harbor, 29, 3000);
  await take(harbor, 31, 5000);
  const own = (await clerk.call(receiptDays)).body;
  expect(own.office).toEqual({ id: harbor, name: 'Harbor' });
  expect(own.days).toHaveLength(30);
  expect(own.days.at(-1)).toEqual({ day: daysAgo(0), receipts: 2, amount: 12.5 });
  expect(own.days[0]).toMatchObject({ receipts: 1, amount: 30 });
  expect(own.days[10]).toMatchObject({ receipts: 0, amount: 0 });
  const all = (await owner.call(receiptDays)).body;
  expect(all.office).toBeNull();
  expect(all.days.at(-1)).toMatchObject({ receipts: 3, amount: 16.5 });
});

test('the days come out of the index of the days', async () => {
  const agency = await app.newAgency();
  const office = await agency.newOffice('Harbor');
  const { id: employee } = await agency.newPerson();
  const customer = await buildCustomer(app.owner, agency.masterId);
  await app.owner.query(
    `INSERT INTO receipts (master_id, office_id, number, customer_id, employee_id, day, method, amount, tendered, change_given)
     SELECT $1, $2, n, $3, $4, current_date - n / 3, 'cash', 100, 100, 0 FROM generate_series(1, 5000) n`,
    [agency.masterId, office, customer, employee],
  );
  await app.owner.query('ANALYZE receipts, offices');
  for (const asked of [office, null]) {
    const plan = await app.services.database.asTenant({ masterId: agency.masterId }, async (db) => {
      const { rows } = await sql<{ 'QUERY PLAN': string }>`EXPLAIN ${daysSql(asked)}`.execute(db);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toContain('receipts_day');
    expect(plan).not.toContain('Seq Scan on receipts');
  }
});

test('the standing of a customer is their policies in force and what is owed; another agency’s is not there', async () => {
  const agency = await app.newAgency();
  const { client } = await agency.newPerson();
  const id = await buildCustomer(app.owner, agency.masterId);
  const policy = (columns: object) =>
    buildPolicy(app.owner, agency.masterId, { customer_id: id, ...columns });
  const auto = await policy({ premium: 100_000, tax: 500, expdate: '2090-01-01' });
  await policy({ premium: 50_000 });
  await policy({ premium: 70_000, effdate: '2001-01-01', expdate: '2002-01-01' });
  await buildReceipt(app.owner, agency.masterId, {
    customerId: id,
    columns: { amount: 60_000, tendered: 60_000 },
    details: { policy_id: auto, kind: 'premium', amount: 60_000 },
  });
  const { body } = await client.call(customerStanding, { params: { id } });
  expect(body).toMatchObject({
    terms: 3,
    policiesInForce: 2,
    premiumInForce: 1500,
    owed: 1605,
    owingTerms: 3,
    expirations: [
      { policyId: auto, expdate: '2090-01-01', premium: 1000 },
      { expdate: '2101-01-01', premium: 500 },
    ],
  });
  const stranger = await (await app.newAgency()).newPerson();
  expect((await stranger.client.call(customerStanding, { params: { id } })).status).toBe(404);
});

test('the premium of a policy that was never bound is not written when its days have passed', async () => {
  const agency = await app.newAgency();
  const { client } = await agency.newPerson();
  const id = await buildCustomer(app.owner, agency.masterId);
  const columns = { customer_id: id, premium: 10_000, effdate: '2020-01-01', expdate: '2021-01-01' };
  await buildPolicy(app.owner, agency.masterId, { ...columns, status: 'pending' });
  expect((await client.call(customerStanding, { params: { id } })).body).toMatchObject({
    terms: 1,
    years: [],
  });
  const { results } = (await client.call(customerBalances, { params: { id } })).body;
  expect(results).toMatchObject([{ status: 'expired', state: 'expired' }]);
});

test('a list of customers says of each what the overview says; another agency’s have no row', async () => {
  const agency = await app.newAgency();
  const { client } = await agency.newPerson();
  const [busy, quiet] = [
    await buildCustomer(app.owner, agency.masterId),
    await buildCustomer(app.owner, agency.masterId),
  ];
  const policy = (columns: object) =>
    buildPolicy(app.owner, agency.masterId, { customer_id: busy, ...columns });
  const auto = await policy({ premium: 100_000, expdate: '2090-01-01' });
  await policy({ premium: 50_000 });
  await policy({ premium: 701, status: 'cancelled', cancelled_on: '2020-01-01' });
  await buildReceipt(app.owner, agency.masterId, {
    customerId: busy,
    columns: { amount: 60_000, tendered: 60_000 },
    details: { policy_id: auto, kind: 'premium', amount: 60_000 },
  });
  const stranger = await buildCustomer(app.owner, (await app.newAgency()).masterId);
  const { body } = await client.call(customerStandings, { query: { id: [quiet, busy, stranger] } });
  const byId = Object.fromEntries(body.results.map((each: { id: number }) => [each.id, each]));
  expect(byId).toEqual({
    [busy]: { id: busy, policiesInForce: 2, nextExpiration: '2090-01-01', owed: 907.01 },
    [quiet]: { id: quiet, policiesInForce: 0, nextExpiration: null, owed: 0 },
  });
  const { body: overview } = await client.call(customerStanding, { params: { id: busy } });
  expect(overview).toMatchObject({ policiesInForce: 2, owed: 907.01 });
  expect(overview.expirations[0].expdate).toBe('2090-01-01');
  const one = await client.call(customerStandings, { query: { id: busy } });
  expect(one.body.results).toEqual([byId[busy]]);
});

test('a hundred customers are asked about in one call, and no more', async () => {
  const { client } = await (await app.newAgency()).newPerson();
  const many = (count: number) => ({ query: { id: Array.from({ length: count }, (_, at) => at + 1) } });
  expect((await client.call(customerStandings, many(100))).status).toBe(200);
  const refused = await client.call(customerStandings, many(101));
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.error.errors ?? {})).toEqual(['id']);
  expect((await client.send('GET', '/api/customer/standings')).status).toBe(422);
});

test('the overview and the payment screen say one amount, by the clock of the same office', async () => {
  const agency = await app.newAgency();
  const id = await buildCustomer(app.owner, agency.masterId);
  const policy = (columns: object) =>
    buildPolicy(app.owner, agency.masterId, { customer_id: id, ...columns });
  const now = await policy({ premium: 40_000, status: 'renewed', expdate: '2090-01-01' });
  const next = await policy({ premium: 50_000, effdate: '2090-01-01', renews_id: now });
  const past = await policy({ premium: 701, status: 'cancelled', cancelled_on: '2020-01-01' });
  for (const time_zone of ['Pacific/Honolulu', 'Pacific/Guam']) {
    const officeId = await buildOffice(app.owner, agency.masterId, { time_zone });
    const { client } = await agency.newPerson({ officeId });
    const { body: standing } = await client.call(customerStanding, { params: { id } });
    const { body: payment } = await client.call(customerBalances, { params: { id } });
    const owed = payment.results.flatMap(({ parts }: { parts: { owed: number }[] }) =>
      parts.map((part) => part.owed),
    );
    expect(standing).toMatchObject({ policiesInForce: 1, premiumInForce: 400, owed: 907.01, owingTerms: 3 });
    expect(standing.expirations).toMatchObject([{ policyId: now, isRenewed: true }]);
    expect(owed.reduce((sum: number, each: number) => sum + each, 0)).toBeCloseTo(standing.owed, 5);
    expect(payment.results.map(({ policyId }: { policyId: number }) => policyId)).toEqual([now, next, past]);
    expect([standing.today, payment.today]).toEqual(Array(2).fill(dayAt(time_zone, new Date())));
  }
});
