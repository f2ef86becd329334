import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectedReport } from '#areas/commission-report/contract.ts';
import { buildProduct } from '#areas/companies/server/test-data.ts';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { cancelPolicy, renewPolicy, savePolicy } from '#areas/policies/contract.ts';
import { writtenPremium } from '#areas/policies/written-contract.ts';
import { takeReceipt } from '#areas/receipts/contract.ts';
import { customerStanding } from '#areas/receipts/standing-contract.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { dayAt, USUAL_TIME_ZONE } from '#platform/shared/clock.ts';
import { AREA_ROUTES } from './areas.ts';
import { expectOneTruth } from './testing/one-customer.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: AREA_ROUTES });
});
afterAll(() => app.close());

/** Days from today. */
function daysFrom(today: string, days: number): string {
  const moment = new Date(`${today}T12:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

test('after an early renewal, a cancellation ahead and a policy that begins next year, overview, search, payment screen and report say the same of a customer', async () => {
  const agency = await app.newAgency();
  const permissions = { PRowner: 1, PRadmin: 1, PRpolicyReassign: 1, dashboardView: 1 } as const;
  const officeId = await agency.newOffice();
  const { client, masterId } = await agency.newPerson({ permissions, officeId });
  const customerId = await buildCustomer(app.owner, masterId, { phone: '3055550142' });
  const productId = await buildProduct(app.owner, masterId, { new_percent: 1000, renewal_percent: 500 });
  const today = dayAt(USUAL_TIME_ZONE, new Date());
  const nextYear = `${Number(today.slice(0, 4)) + 1}`;
  const add = async (body: object): Promise<number> =>
    (await client.call(savePolicy, { params: { customerId, policyId: 0 }, body: { productId, ...body } }))
      .body.id;
  const home = { policyNumber: 'HO-1', effdate: daysFrom(today, -300), expdate: daysFrom(today, 65) };
  const renewed = await add({ ...home, premium: 1200, policyFee: 25.5, tax: 12.01 });
  const renewal = { effdate: home.expdate, expdate: daysFrom(today, 430), purpose: 'RWL' };
  const later = { productId, policyNumber: 'HO-1', premium: 1300.1, ...renewal };
  expect((await client.call(renewPolicy, { params: { id: renewed }, body: later })).status).toBe(200);
  const auto = { policyNumber: 'AU-1', effdate: daysFrom(today, -100), expdate: daysFrom(today, 265) };
  const cancelled = await add({ ...auto, premium: 800.4 });
  const ends = daysFrom(today, 20);
  const cancelling = { params: { id: cancelled }, body: { cancelledOn: ends, reason: 'Sold', version: 1 } };
  expect((await client.call(cancelPolicy, cancelling)).status).toBe(200);
  await add({
    policyNumber: 'BO-1',
    effdate: `${nextYear}-06-01`,
    expdate: `${Number(nextYear) + 1}-06-01`,
    premium: 50.05,
  });
  const pay = (policyId: number, amount: number) =>
    client.call(takeReceipt, {
      params: { id: customerId },
      body: { method: 'cash', lines: [{ policyId, kind: 'premium', amount }], tendered: amount },
    });
  expect((await pay(renewed, 500.25)).status).toBe(200);
  expect((await pay(cancelled, 800.4)).status).toBe(200);

  expect(await expectOneTruth(client, customerId)).toEqual({
    inForce: 2,
    premium: 2000_40,
    owed: 1200_00 + 25_50 + 12_01 - 500_25 + 1300_10 + 50_05,
    nextToEnd: ends,
  });

  // The agency has no other customer: what the home screen adds up is this one's.
  const written = (await client.call(writtenPremium)).body.months;
  const months = written.reduce(
    (total: number, { newBusiness, renewals }: { newBusiness: number; renewals: number }) =>
      total + Math.round((newBusiness + renewals) * 100),
    0,
  );
  const { years } = (await client.call(customerStanding, { params: { id: customerId } })).body;
  const all = years.reduce((total: number, { premium }: { premium: number }) => total + premium * 100, 0);
  // Begun in the last twelve months: what is in force. The others begin later.
  expect(months).toBe(2000_40);
  expect(Math.round(all)).toBe(2000_40 + 1300_10 + 50_05);
  const range = { from: '1990-01-01', to: '2199-12-31' };
  const { total } = (await client.call(expectedReport, { query: range })).body;
  // A tenth of 1,200.00, and of 800.40 for the 120 of 365 days up to its cancellation.
  expect(total.expected).toBe(120 + 26.31);
});
