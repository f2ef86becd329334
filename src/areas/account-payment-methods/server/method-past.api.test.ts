import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildBilling } from '#areas/account-billing/server/test-data.ts';
import { openBackOffice, type TestBackOffice } from '#areas/accounts/server/test-data.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { paymentMethodRoutes } from './public.ts';
import { card, check } from './test-bodies.ts';

let app: TestApp;
let office: TestBackOffice;
beforeAll(async () => {
  app = await startTestApp({ areas: [paymentMethodRoutes] });
  office = await openBackOffice(app);
});
afterAll(() => app.close());

const save = async (body: object) =>
  (await office.accounting.client.call(contract.savePaymentMethod, { body })).body;
const list = async (accountId: number) =>
  (await office.sales.client.call(contract.listPaymentMethods, { params: { accountId } })).body.results;

test('a payment method is declined when its last charge failed, until one goes through', async () => {
  const account = await office.newAccount();
  const { id } = await save(card(account));
  const charge = (columns: object) =>
    buildBilling(app.owner, office.accounting, { account, payment_method_id: id, ...columns });
  const decline = async () => (await list(account))[0].lastDecline;
  const failure = 'SANDBOX: The charge was declined.';
  await charge({ state: 'Paid' });
  expect(await decline()).toBeNull();
  await charge({ state: 'Failed', failure, settled_at: '2026-04-01T16:00:00Z' });
  await charge({ state: 'Voided' });
  await charge({ state: 'Processing' });
  expect(await decline()).toEqual({ at: '2026-04-01T16:00:00.000Z', reason: failure });
  await charge({ state: 'Paid' });
  expect(await decline()).toBeNull();
});

test('the base prices that were in force are answered with the moment from which each was', async () => {
  const account = await office.newAccount();
  const first = await save(check(account, { office_amount: 100 }));
  await save(check(account, { id: first.id, office_amount: 100, checkDescription: 'Blue' }));
  await save(check(account, { id: first.id, office_amount: 120.5 }));
  const [method] = await list(account);
  expect(method.basePrices.map(({ price }: { price: number }) => price)).toEqual([100, 120.5]);
  expect(method.basePrices[0].from).toBe(method.createdAt);
  expect(method.basePrices[1].from > method.createdAt).toBe(true);
});
