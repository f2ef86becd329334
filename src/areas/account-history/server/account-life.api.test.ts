import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBuzzSync, checkBuzz, listBuzzSyncs } from '#areas/account-buzz/contract.ts';
import { buzzJobs, buzzRoutes } from '#areas/account-buzz/server/public.ts';
import * as conversions from '#areas/account-conversions/contract.ts';
import { conversionRoutes } from '#areas/account-conversions/server/public.ts';
import { buildConversion } from '#areas/account-conversions/server/test-data.ts';
import * as facts from '#areas/accounts/facts-contract.ts';
import { accountRoutes } from '#areas/accounts/server/public.ts';
import { buildPackage, openBackOffice, type TestBackOffice } from '#areas/accounts/server/test-data.ts';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { until } from '#platform/server/testing/until.ts';
import { listHistory } from '../contract.ts';
import { historyRoutes } from './public.ts';

let app: TestApp;
let office: TestBackOffice;
beforeAll(async () => {
  const areas = [historyRoutes, accountRoutes, conversionRoutes, buzzRoutes];
  app = await startTestApp({ areas, jobs: buzzJobs, env: { SANDBOX: 'on' } });
  office = await openBackOffice(app);
});
afterAll(() => app.close());

const AGREED = {
  packageId: null,
  setup_fee: 250,
  bill_plan: 'Yearly',
  salesRepId: null,
  source: 'Referral',
  isReceiveLeads: 1,
  isEnabledRaterTab: 0,
  telephonySubAccount: 0,
};
const saveFacts = (account: number, body: object, client = office.accounting.client) =>
  client.call(facts.saveAccountFacts, { params: { account }, body });
const history = async (accountId: number, query = {}) =>
  (await office.sales.client.call(listHistory, { params: { accountId }, query })).body;

test('account facts are saved by accounting users with their version, and reach the agency at once', async () => {
  const account = await office.newAccount();
  const packageId = await buildPackage(app.owner, office.provider.masterId, {
    name: 'Coverdesk Diamond',
    level: 3,
  });
  const body = { ...AGREED, packageId, salesRepId: office.sales.id, version: 1 };
  const saved = await saveFacts(account, body);
  expect(saved.body).toMatchObject({
    packageName: 'Coverdesk Diamond',
    liteSwitch: 3,
    setup_fee: 250,
    bill_plan: 'Yearly',
    isReceiveLeads: 1,
    version: 2,
  });
  expect((await saveFacts(account, body)).status).toBe(409);
  for (const wrong of [
    { packageId: 1 },
    { bill_plan: 'Weekly' },
    { source: 'Dream' },
    { salesRepId: office.stranger.id },
    { setup_fee: -1 },
  ])
    expect((await saveFacts(account, { ...AGREED, ...wrong })).status).toBe(422);
  expect((await saveFacts(account, AGREED, office.sales.client)).status).toBe(403);
  const lite = await office.sales.client.call(facts.findPackageName, { params: { masterId: account } });
  expect(lite.body.ioPackageName).toBe('Coverdesk Diamond');
  const price = await office.sales.client.call(facts.findBasePrice, { params: { masterId: account } });
  expect(price.body.priceMonthly).toBe(99);
});

test('validUser takes the own id only and tells accounting users from sales', async () => {
  const ask = (person: typeof office.sales, userId: number) =>
    person.client.call(facts.checkAccountingUser, { params: { userId } });
  expect((await ask(office.accounting, office.accounting.id)).body).toEqual({ results: true });
  expect((await ask(office.sales, office.sales.id)).body).toEqual({ results: false });
  expect((await ask(office.sales, office.accounting.id)).status).toBe(404);
});

test('history has a row for each field with its label, newest first, and pages', async () => {
  const account = await office.newAccount();
  await saveFacts(account, AGREED);
  const { results } = await history(account);
  expect(results).toMatchObject([
    {
      key: 'bill_plan',
      label: 'Bill Plan',
      old_value: 'Monthly',
      new_value: 'Yearly',
      revisionable_id: account,
      employee: { name: 'Priya Raman' },
    },
    { key: 'isReceiveLeads', new_value: 'Yes' },
    { key: 'setup_fee', label: 'Setup Fee', old_value: '$0.00', new_value: '$250.00' },
    { key: 'source' },
  ]);
  expect((await history(account, { page: 2, per_page: 3 })).results.length).toBe(1);
  expect((await history(await office.newAccount())).results).toEqual([]);
});

test('history has no row for a field that is as empty as it was', async () => {
  const account = await office.newAccount();
  const entry = (before: object | null, after: object) =>
    app.owner.query(
      `INSERT INTO change_log (master_id, subject, subject_id, action, before, after)
       VALUES ($1, 'account', $2, 'edited', $3, $4)`,
      [office.provider.masterId, account, before && JSON.stringify(before), JSON.stringify(after)],
    );
  await entry({ source: '', salesRep: null, competitor: [] }, { source: null, salesRep: '', competitor: '' });
  await entry(null, { source: '', setup_fee: 0, salesRep: 'Tom Becker' });
  const { results, pagination } = await history(account);
  expect(results.map(({ key, new_value }: Record<string, string>) => [key, new_value])).toEqual([
    ['salesRep', 'Tom Becker'],
    ['setup_fee', '$0.00'],
  ]);
  expect(pagination.total).toBe(2);
});

test('conversions: the fee loses its sign, an AL3 one has no competitor id, and sales may not void', async () => {
  const masterId = await office.newAccount();
  const add = (body: object) =>
    office.sales.client.call(conversions.addConversion, { body: { masterId, ...body } });
  const al3 = await add({
    conversionType: 'AL3',
    competitorId: 101,
    competitorName: 'Progressive',
    fee: -75,
  });
  expect(al3.body).toMatchObject({
    competitorId: null,
    competitorName: 'Progressive',
    fee: 75,
    voidDate: null,
  });
  expect((await add({ conversionType: 'Competitor', competitorId: 101 })).body.competitorName).toBe('AMS360');
  expect((await add({})).error.message).toBe('Type is a required field.');
  expect((await add({ conversionType: 'AL3', competitorName: 'X', comments: 'x'.repeat(501) })).status).toBe(
    422,
  );
  expect((await add({ masterId: 999_999_999, conversionType: 'AL3', competitorName: 'X' })).status).toBe(404);
  const list = (person: typeof office.sales) =>
    person.client.call(conversions.listConversions, { params: { userId: person.id, masterId } });
  expect([
    (await list(office.sales)).body.isAllowedVoid,
    (await list(office.accounting)).body.isAllowedVoid,
  ]).toEqual([false, true]);
  expect((await list(office.sales)).body.results.length).toBe(2);
});

test('a void at the same time twice answers the same, logs once, and a voided one is not completed', async () => {
  const masterId = await office.newAccount();
  const conversionId = await buildConversion(
    app.owner,
    { id: office.sales.id, masterId: office.provider.masterId },
    { account: masterId },
  );
  const voided = (client = office.accounting.client, account = masterId) =>
    client.call(conversions.voidConversion, { params: { conversionId, masterId: account } });
  const complete = () =>
    office.accounting.client.call(conversions.completeConversion, { params: { id: conversionId } });
  expect((await complete()).body.completeDate).not.toBeNull();
  expect([
    (await voided(office.sales.client)).status,
    (await voided(office.accounting.client, await office.newAccount())).status,
  ]).toEqual([403, 404]);
  const two = await Promise.all([voided(), voided()]);
  expect(two.map(({ status, body }) => `${status} ${body.voidDate}`)).toEqual([
    `200 ${two[0]?.body.voidDate}`,
    `200 ${two[0]?.body.voidDate}`,
  ]);
  expect((await complete()).status).toBe(409);
  const entries = (await history(masterId)).results.filter(
    ({ new_value }: { new_value: string }) => new_value === 'Voided',
  );
  expect(entries.length).toBe(1);
});

test('buzz needs the add-on, runs one at a time, and tells how many customers and never who', async () => {
  const agency = await app.newAgency({ addOns: [31] });
  await buildCustomer(app.owner, agency.masterId, { last_name: 'Quattlebaum', email: 'q@customer.test' });
  await buildCustomer(app.owner, agency.masterId, { email: 'r@customer.test', email_opt_out: true });
  const { client } = office.sales;
  const check = async (masterId: number) =>
    (await client.call(checkBuzz, { body: { masterId } })).body.results;
  const without = await office.newAccount();
  expect([await check(agency.masterId), await check(without)]).toEqual([1, 0]);
  expect((await client.call(addBuzzSync, { body: { masterId: without } })).status).toBe(409);
  const busy = await office.newAccount({ add_ons: [31] });
  await app.owner.query(
    `INSERT INTO account_buzz_syncs (master_id, account, state, employee_id) VALUES ($1, $2, 'Running', $3)`,
    [office.provider.masterId, busy, office.sales.id],
  );
  expect((await client.call(addBuzzSync, { body: { masterId: busy } })).status).toBe(409);
  expect((await client.call(addBuzzSync, { body: { masterId: agency.masterId } })).status).toBe(200);
  const sync = await until('the sync', async () => {
    const { body } = await client.call(listBuzzSyncs, { params: { account: agency.masterId } });
    return body.results.every(({ state }: { state: string }) => state === 'Done')
      ? body.results[0]
      : undefined;
  });
  expect(sync).toMatchObject({ state: 'Done', customers: 1, isSandbox: true });
  expect(JSON.stringify(sync)).not.toContain('Quattlebaum');
});

test('a sync of an account that Agency Buzz can reach nobody of fails, and the history tells both', async () => {
  const account = await office.newAccount({ add_ons: [31] });
  const { client } = office.sales;
  expect((await client.call(addBuzzSync, { body: { masterId: account } })).body.state).toBe('Waiting');
  const failure = await until('the sync', async () => {
    const { body } = await client.call(listBuzzSyncs, { params: { account } });
    return body.results[0]?.state === 'Failed' && body.results[0].failure;
  });
  const { body } = await client.call(listHistory, { params: { accountId: account } });
  const told = body.results.map((row: { label: string; new_value: string }) => [row.label, row.new_value]);
  expect(told).toEqual(
    expect.arrayContaining([
      ['Agency Buzz sync', 'Waiting'],
      ['Agency Buzz sync', 'SANDBOX: Failed'],
      ['Reason', failure],
    ]),
  );
});
