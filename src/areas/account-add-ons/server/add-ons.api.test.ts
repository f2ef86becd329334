import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBackOffice, type TestBackOffice } from '#areas/accounts/server/test-data.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import type { TestClient } from '#platform/server/testing/test-client.ts';
import { dayAt, USUAL_TIME_ZONE } from '#platform/shared/clock.ts';
import * as contract from '../contract.ts';
import { addOnRoutes } from './public.ts';
import { buildAddOn } from './test-data.ts';

let app: TestApp;
let office: TestBackOffice;
beforeAll(async () => {
  app = await startTestApp({ areas: [addOnRoutes] });
  office = await openBackOffice(app);
});
afterAll(() => app.close());

const today = () => dayAt(USUAL_TIME_ZONE, new Date());
const newAddOn = (columns?: object) => buildAddOn(app.owner, office.provider.masterId, { ...columns });
const save = (accountId: number, body: object, client: TestClient = office.accounting.client) =>
  client.call(contract.saveAccountAddOn, { params: { accountId }, body });
const remove = (id: number, client: TestClient = office.accounting.client) =>
  client.call(contract.deleteAccountAddOn, { params: { id }, body: { employeeId: 1 } });
const list = async (accountId: number) =>
  (await office.sales.client.call(contract.listAccountAddOns, { params: { accountId } })).body.results;
const switchedOn = async (account: number): Promise<number[]> =>
  (await app.owner.query('SELECT add_ons FROM agencies WHERE master_id = $1', [account])).rows[0].add_ons;

test('sales apply an add-on, which is switched on at once; changing and deleting is for accounting users', async () => {
  const [account, addon_id] = [
    await office.newAccount({ add_ons: [49] }),
    await newAddOn({ name: 'Texting' }),
  ];
  const applied = await save(account, { addon_id, salesRep: office.sales.id }, office.sales.client);
  expect(applied.body).toMatchObject({
    name: 'Texting',
    cost: 50,
    clientPrice: 50,
    salesRepName: 'Tom Becker',
    employeeId: office.sales.id,
  });
  expect(await switchedOn(account)).toEqual([49, addon_id]);
  const { id } = applied.body;
  const edit = { id, addon_id, discounts: [{ amountType: 'P', amount: 10, effectiveDate: today() }] };
  expect((await save(account, edit, office.sales.client)).status).toBe(403);
  expect((await remove(id, office.sales.client)).status).toBe(403);
  expect((await save(account, edit)).body.clientPrice).toBe(45);
  expect(
    (await office.sales.client.call(contract.findAccountAddOn, { params: { id } })).body.results[0]
      .clientPrice,
  ).toBe(45);
  expect((await remove(id)).status).toBe(204);
  expect([await switchedOn(account), await list(account), (await remove(id)).status]).toEqual([
    [49],
    [],
    404,
  ]);
});

test('an account has an add-on once, also when two apply it at the same time', async () => {
  const [account, addon_id] = [await office.newAccount(), await newAddOn()];
  const answers = await Promise.all([save(account, { addon_id }), save(account, { addon_id })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await list(account)).length).toBe(1);
});

test('an add-on that the package includes has Client Price 0 and is switched on all the same', async () => {
  const [account, addon_id] = [
    await office.newAccount({ lite_switch: 2 }),
    await newAddOn({ lite_switch: 2 }),
  ];
  expect((await save(account, { addon_id })).body).toMatchObject({
    cost: 50,
    clientPrice: 0,
    isIncluded: true,
  });
  expect(await switchedOn(account)).toEqual([addon_id]);
});

test('with cost type Percent dollar discounts are 422 and percents count', async () => {
  const addon_id = await newAddOn({ bill_type: 'written_premium', cost_type: 2, cost: 150 });
  const account = await office.newAccount();
  const lifetime = (amountType: string, amount: number) => ({
    addon_id,
    lifetime_discounts: { amountType, amount },
  });
  expect((await save(account, lifetime('A', 1))).status).toBe(422);
  expect((await save(account, lifetime('P', 50))).body).toMatchObject({ cost: 1.5, clientPrice: 0.75 });
});

test('discounts above the cost, an unknown add-on or sales rep, and another account’s add-on are 422', async () => {
  const [account, other, addon_id] = [await office.newAccount(), await office.newAccount(), await newAddOn()];
  const { id } = (await save(account, { addon_id })).body;
  const refused = [
    await save(other, { addon_id, discounts: [{ amountType: 'A', amount: 50.01, effectiveDate: today() }] }),
    await save(other, { addon_id: 99_999 }),
    await save(other, { addon_id, salesRep: office.stranger.id }),
    await save(other, { id, addon_id }),
    await save(account, { id, addon_id: await newAddOn() }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422]);
  expect(refused[0]?.error.message).toBe('Total discounts cannot be greater than the base price.');
});

test('the catalogue is changed by accounting users, with its price for every account; a name is taken once', async () => {
  const description = 'What it does.';
  const [addon_id, account] = [await newAddOn({ name: 'Old name', description }), await office.newAccount()];
  await newAddOn({ name: 'Taken' });
  await save(account, { addon_id });
  const fields = {
    name: 'New name',
    cost: 12.5,
    cost_type: 1,
    bill_type: 'per_employee',
    lite_switch: 100,
    isCommissionable: 1,
  };
  const update = (body: object, client = office.accounting.client) =>
    client.call(contract.updateAddOn, { params: { id: addon_id }, body });
  const saved = await update({ ...fields, version: 1 });
  // The documented body has no description, which then stays.
  expect(saved.body).toEqual({ id: addon_id, ...fields, description, version: 2 });
  expect(await list(account)).toMatchObject([{ name: 'New name', clientPrice: 12.5 }]);
  expect((await office.sales.client.call(contract.listAddOns)).body.data).toContainEqual(saved.body);
  const refused = [
    await update({ ...fields, version: 1 }),
    await update({ ...fields, name: 'taken' }),
    await update({ ...fields, cost_type: 2 }),
    await update({ ...fields, lite_switch: 5 }),
    await update(fields, office.sales.client),
  ];
  expect(refused.map(({ status }) => status)).toEqual([409, 422, 422, 422, 403]);
});

test("the functions that write in another agency refuse an agency's transaction", async () => {
  const agency = await app.newAgency();
  const statements = [
    `SELECT switch_account_add_on(${agency.masterId}, 49, true)`,
    `SELECT set_account_package(${agency.masterId}, 'X', 4::smallint, true, true, true)`,
    `SELECT sign_up_agency('{"name":"X"}', 'X', '{}')`,
  ];
  for (const statement of statements) {
    const asAgency = app.services.database.asTenant(agency, (db) =>
      db.executeQuery({ sql: statement, parameters: [] } as never),
    );
    await expect(asAgency).rejects.toThrow('Only the provider may do this.');
  }
  expect(await switchedOn(agency.masterId)).toEqual([]);
});
