import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildBilling } from '#areas/account-billing/server/test-data.ts';
import { openBackOffice, type TestBackOffice } from '#areas/accounts/server/test-data.ts';
import { boundKysely } from '#platform/server/db/bound-kysely.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { addDays } from '#platform/shared/calendar.ts';
import * as contract from '../contract.ts';
import { listPaymentMethods } from './method-of.ts';
import { paymentMethodRoutes } from './public.ts';
import { ach, card, check, today } from './test-bodies.ts';

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

test('what discounts were before they were changed or deleted is kept, and what stayed is not', async () => {
  const account = await office.newAccount();
  // Tomorrow stays in the future also when midnight passes.
  const effectiveDate = addDays(today(), 1);
  const row = (amount: number, id = 0) => ({ id, amountType: 'A', amount, effectiveDate });
  const first = await save(
    check(account, {
      lifetime_discount: { amountType: 'P', amount: 5 },
      discounts: [row(1), row(2), row(3)],
    }),
  );
  const [one, two, three] = first.discounts.map(({ id }: { id: number }) => id);
  expect(first.formerDiscounts).toEqual([]);
  const body = {
    id: first.id,
    lifetime_discount: { amountType: 'P', amount: 10 },
    discounts: [row(1, one), row(2.5, two)],
  };
  const second = await save(check(account, body));
  expect(second.formerDiscounts).toMatchObject([
    { isLifetime: false, amountType: 'A', amount: 2, effectiveDate, since: first.createdAt },
    { isLifetime: false, amount: 3 },
    { isLifetime: true, amountType: 'P', amount: 5, effectiveDate: null },
  ]);
  const since = ({ discounts }: typeof first, id: number) =>
    discounts.find((each: { id: number }) => each.id === id)?.since;
  expect(since(second, one)).toBe(first.createdAt);
  expect(since(second, two)).toBe(second.formerDiscounts[0].until);
  expect(since(second, three)).toBeUndefined();
  // Saved again as it is, nothing more is kept.
  expect((await save(check(account, body))).formerDiscounts).toEqual(second.formerDiscounts);
  expect((await list(account))[0].formerDiscounts).toEqual(second.formerDiscounts);
});

test('the banks of all payment methods are asked for at once', async () => {
  const account = await office.newAccount();
  const routings = ['021000021', '011000015', '026009593'];
  for (const routing of routings) await save(ach(account, { routing }));
  const methods = await list(account);
  expect(methods.map(({ bankName }: { bankName: string }) => bankName !== '')).toEqual([true, true, true]);
  const asked: string[] = [];
  const db = boundKysely(({ text, values }) => {
    asked.push(text);
    return app.owner.query({ text, ...(values && { values }) });
  });
  expect(await listPaymentMethods(db, account, today())).toHaveLength(routings.length);
  expect(asked.filter((text) => text.includes('banks'))).toHaveLength(1);
});
