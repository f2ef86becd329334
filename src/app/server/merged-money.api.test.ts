import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProduct } from '#areas/companies/server/test-data.ts';
import { mergeCustomers, undoMerge } from '#areas/customers/merge-contract.ts';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { buildContract } from '#areas/finance-contracts/server/test-data.ts';
import { savePolicy } from '#areas/policies/contract.ts';
import { customerReceipts, takeReceipt } from '#areas/receipts/contract.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { dayAt, USUAL_TIME_ZONE } from '#platform/shared/clock.ts';
import { AREA_ROUTES } from './areas.ts';
import { expectOneTruth } from './testing/one-customer.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: AREA_ROUTES });
});
afterAll(() => app.close());

test('after a merge every screen owes and has received the sum of both, and after its undo what each had', async () => {
  const agency = await app.newAgency();
  const permissions = { PRowner: 1, PRadmin: 1, PRpolicyReassign: 1 } as const;
  const officeId = await agency.newOffice();
  const { client, masterId } = await agency.newPerson({ permissions, officeId });
  const productId = await buildProduct(app.owner, masterId);
  const year = Number(dayAt(USUAL_TIME_ZONE, new Date()).slice(0, 4));
  const term = { effdate: `${year}-01-01`, expdate: `${year + 1}-01-01` };

  async function customerWith(number: string, premium: number, paid: number): Promise<number> {
    const id = await buildCustomer(app.owner, masterId);
    const body = { productId, policyNumber: number, premium, ...term };
    const params = { customerId: id, policyId: 0 };
    const policyId = (await client.call(savePolicy, { params, body })).body.id;
    const lines = [{ policyId, kind: 'premium', amount: paid }];
    const receipt = { method: 'cash', lines, tendered: paid };
    expect((await client.call(takeReceipt, { params: { id }, body: receipt })).status).toBe(200);
    await buildContract(app.owner, masterId, { customer_id: id });
    return id;
  }
  const kept = await customerWith('HO-1', 1200.5, 200.25);
  const merged = await customerWith('AU-1', 800.1, 50.05);
  const receivedOf = async (id: number) => {
    const { results } = (await client.call(customerReceipts, { params: { id } })).body;
    const cents = results.map(({ amountBilled }: { amountBilled: number }) => Math.round(amountBilled * 100));
    return cents.reduce((sum: number, amount: number) => sum + amount, 0);
  };
  const truthOf = async (id: number) => ({
    ...(await expectOneTruth(client, id)),
    received: await receivedOf(id),
  });
  const before = [await truthOf(kept), await truthOf(merged)] as const;

  const merging = { params: { id: kept }, body: { other: merged } };
  const { status, body } = await client.call(mergeCustomers, merging);
  expect(status).toBe(200);
  const after = await truthOf(kept);
  expect(after).toEqual({
    inForce: 2,
    premium: 1200_50 + 800_10,
    owed: before[0].owed + before[1].owed,
    nextToEnd: term.expdate,
    received: 200_25 + 50_05,
  });
  expect((await client.call(undoMerge, { params: { id: body.mergeId } })).status).toBe(200);
  expect([await truthOf(kept), await truthOf(merged)]).toEqual(before);
});
