import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { saveAccountFacts } from '../facts-contract.ts';
import { listPackages, savePackage } from '../packages-contract.ts';
import { accountRoutes } from './public.ts';
import { openBackOffice, type TestBackOffice } from './test-data.ts';

let app: TestApp;
let office: TestBackOffice;
beforeAll(async () => {
  app = await startTestApp({ areas: [accountRoutes] });
  office = await openBackOffice(app);
});
afterAll(() => app.close());

const save = (id: number, body: object, client = office.accounting.client) =>
  client.call(savePackage, { params: { id }, body: { liteSwitch: 2, priceMonthly: 99, ...body } });
const give = async (packageId: number) =>
  office.accounting.client.call(saveAccountFacts, {
    params: { account: await office.newAccount() },
    body: {
      ...{ packageId, setup_fee: 0, bill_plan: 'Monthly', salesRepId: null, source: '' },
      ...{ isReceiveLeads: 0, isEnabledRaterTab: 0, telephonySubAccount: 0 },
    },
  });

test('accounting users add and edit packages over the version they saw, and each is logged', async () => {
  const added = (await save(0, { name: 'Silver' })).body;
  expect(added).toMatchObject({ name: 'Silver', liteSwitch: 2, priceMonthly: 99, accounts: 0, version: 1 });
  const edited = await save(added.id, { name: 'Silver Plus', liteSwitch: 3, priceMonthly: 0, version: 1 });
  expect(edited.body).toMatchObject({ name: 'Silver Plus', liteSwitch: 3, priceMonthly: 0, version: 2 });
  expect((await save(added.id, { name: 'Silver', version: 1 })).status).toBe(409);
  expect((await office.sales.client.call(listPackages)).body.results).toContainEqual(edited.body);
  const { rows } = await app.owner.query(
    `SELECT action, after FROM change_log WHERE subject = 'package' AND subject_id = $1 ORDER BY id`,
    [added.id],
  );
  expect(rows).toEqual([
    { action: 'added', after: { name: 'Silver', level: 'Platinum', priceMonthly: 9900 } },
    { action: 'edited', after: { name: 'Silver Plus', level: 'Diamond', priceMonthly: 0 } },
  ]);
});

test('a name that is taken or blank, a level that is none and a negative price are 422; sales and strangers are 403', async () => {
  await save(0, { name: 'Taken' });
  for (const wrong of [
    { name: 'taken' },
    { name: ' ' },
    { name: 'A', liteSwitch: 5 },
    { name: 'A', liteSwitch: 1.5 },
    { name: 'A', priceMonthly: -1 },
    { name: 'A', priceMonthly: 1.005 },
  ])
    expect((await save(0, wrong)).status, JSON.stringify(wrong)).toBe(422);
  for (const { client } of [office.sales, office.stranger])
    expect((await save(0, { name: 'B' }, client)).status).toBe(403);
  expect((await save(999_999, { name: 'C' })).status).toBe(404);
});

test('once an account has a package its name and level stay, and its price may change', async () => {
  const { id } = (await save(0, { name: 'Bronze' })).body;
  await give(id);
  const refused = await save(id, { name: 'Copper', liteSwitch: 4 });
  expect(Object.keys(refused.error.errors ?? {})).toEqual(['name', 'liteSwitch']);
  expect((await save(id, { name: 'Bronze', priceMonthly: 120 })).body).toMatchObject({
    priceMonthly: 120,
    accounts: 1,
  });
});

test('a package that is renamed while an account gets it has one name for both', async () => {
  const { id } = (await save(0, { name: 'Opal' })).body;
  const [renamed, given] = await Promise.all([save(id, { name: 'Onyx' }), give(id)]);
  const name = renamed.status === 200 ? 'Onyx' : 'Opal';
  expect([200, 422]).toContain(renamed.status);
  expect(given.body.packageName).toBe(name);
});
