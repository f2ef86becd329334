import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBackOffice, type TestBackOffice } from '#areas/accounts/server/test-data.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { addDays } from '#platform/shared/calendar.ts';
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
const FIELDS = {
  name: 'Portal',
  cost_type: 1,
  bill_type: 'per_office',
  lite_switch: 999,
  isCommissionable: 0,
};
const update = (id: number, body: object, client = office.accounting.client) =>
  client.call(contract.updateAddOn, { params: { id }, body: { ...FIELDS, ...body } });
const apply = async (addon_id: number, body: object) => {
  const accountId = await office.newAccount();
  const call = office.accounting.client.call(contract.saveAccountAddOn, {
    params: { accountId },
    body: { addon_id, ...body },
  });
  return { accountId, answer: await call };
};

test('a cost below the discounts of accounts, today or later, is refused with their numbers', async () => {
  const id = await buildAddOn(app.owner, office.provider.masterId, { cost: 5000 });
  const later = { amountType: 'A', amount: 30, effectiveDate: addDays(today(), 40) };
  const one = await apply(id, { lifetime_discounts: { amountType: 'A', amount: 20 } });
  const other = await apply(id, { discounts: [later] });
  await apply(id, { lifetime_discounts: { amountType: 'P', amount: 100 } });
  const words = (accounts: string) =>
    `Total discounts cannot be greater than the base price. ${accounts} larger ones. Change those discounts first.`;
  expect((await update(id, { name: 'A', cost: 19.99 })).error.errors?.cost).toEqual([
    words(`2 accounts (${one.accountId}, ${other.accountId}) have`),
  ]);
  expect((await update(id, { name: 'A', cost: 29.99 })).error.errors?.cost).toEqual([
    words(`Account ${other.accountId} has`),
  ]);
  expect((await update(id, { name: 'A', cost: 30 })).body.cost).toBe(30);
  const percent = await update(id, { name: 'A', cost: 1, cost_type: 2, bill_type: 'written_premium' });
  expect(percent.error.errors?.cost_type?.[0]).toMatch(/^2 accounts .* have discounts in dollars\./);
});

test('a cost that is lowered while an account takes something off leaves a price of at least nothing', async () => {
  const id = await buildAddOn(app.owner, office.provider.masterId, { cost: 5000 });
  const [lowered, applied] = await Promise.all([
    update(id, { name: 'B', cost: 10 }),
    apply(id, { lifetime_discounts: { amountType: 'A', amount: 20 } }),
  ]);
  expect([lowered.status, applied.answer.status].toSorted()).toEqual([200, 422]);
});

test('accounting users add to the catalogue; a name is taken once, also when two add it at the same time', async () => {
  const two = await Promise.all([update(0, { cost: 5 }), update(0, { cost: 5 })]);
  expect(two.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  const added = two.find(({ status }) => status === 200)?.body;
  expect(added).toMatchObject({ ...FIELDS, cost: 5, version: 1 });
  expect((await office.sales.client.call(contract.listAddOns)).body.data).toContainEqual(added);
  expect((await update(0, { name: 'C', cost: 5 }, office.sales.client)).status).toBe(403);
  expect((await apply(added.id, {})).answer.status).toBe(200);
});
