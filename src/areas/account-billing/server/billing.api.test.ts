import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildAccountAddOn, buildAddOn } from '#areas/account-add-ons/server/test-data.ts';
import { buildPaymentMethod } from '#areas/account-payment-methods/server/test-data.ts';
import { openBackOffice, type TestBackOffice } from '#areas/accounts/server/test-data.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { until } from '#platform/server/testing/until.ts';
import * as contract from '../contract.ts';
import { billingJobs, billingRoutes } from './public.ts';
import { buildBilling } from './test-data.ts';

let app: TestApp;
let office: TestBackOffice;
beforeAll(async () => {
  app = await startTestApp({ areas: [billingRoutes], jobs: billingJobs, env: { SANDBOX: 'on' } });
  office = await openBackOffice(app);
});
afterAll(() => app.close());

const newMethod = (account: number, columns: object = {}) =>
  buildPaymentMethod(app.owner, office.provider.masterId, { account, ...columns });
const card = { payment_type: 'CC', routing: 'Visa', sealed_number: 'v1.x', last_four: '1111' };
const bill = (
  accountId: number,
  body: object,
  headers: Record<string, string> = {},
  client = office.accounting.client,
) => client.call(contract.billNow, { params: { accountId }, body, headers });
const billing = (method: number, amount = 100) => ({
  billingType: { name: 'Billing', value: 1 },
  tranCode: 27,
  amount,
  paymentMethod: { id: method },
});
const refund = (method: number, amount: number) => ({
  ...billing(method, amount),
  billingType: { value: 2 },
  tranCode: 22,
});
const voiding = (billingId?: number, more: object = {}) => ({
  billingType: { value: 3 },
  tranCode: 27,
  billingId,
  ...more,
});
const check = (billingId: number, checkNumber: string) =>
  office.accounting.client.call(contract.processCheck, { params: { billingId }, body: { checkNumber } });
const rows = async (account: number) =>
  (await office.sales.client.call(contract.listBillings, { params: { account } })).body.results;
const settled = (account: number) =>
  until('the charge', async () => {
    const [row] = await rows(account);
    return row.state === 'Processing' ? undefined : row;
  });

describe('Bill Now', () => {
  test('a check is Open until its number comes, once', async () => {
    const account = await office.newAccount();
    const row = (await bill(account, billing(await newMethod(account)))).body;
    expect(row).toMatchObject({ state: 'Open', amount: 100, takesCheck: true, isSandbox: false });
    for (const wrong of ['123', '1234567', '12a4'])
      expect((await check(row.id, wrong)).error.message).toBe('Invalid Check Number');
    expect((await check(row.id, '')).error.message).toBe('Check Number is Required');
    const twice = await Promise.all([check(row.id, '1234'), check(row.id, '5678')]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await rows(account)).toMatchObject([{ state: 'Paid', takesCheck: false }]);
  });

  test('a card is charged by a job: Paid, or Failed when its last four are 0002; both are marked as sandbox', async () => {
    for (const [last_four, state] of [
      ['1111', 'Paid'],
      ['0002', 'Failed'],
    ] as const) {
      const account = await office.newAccount();
      const method = await newMethod(account, { ...card, last_four });
      expect((await bill(account, billing(method))).body.state).toBe('Processing');
      expect(await settled(account)).toMatchObject({ state, isSandbox: true });
      const { rows: entries } = await app.owner.query(
        `SELECT after ->> 'billingState' AS state FROM change_log WHERE subject = 'account billing' AND subject_id = $1
         ORDER BY id`,
        [(await rows(account))[0].id],
      );
      expect(entries.map((entry) => entry.state)).toEqual(['SANDBOX: Processing', `SANDBOX: ${state}`]);
    }
  });

  test('ten at the same time under one key are one row', async () => {
    const account = await office.newAccount();
    const body = billing(await newMethod(account));
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => bill(account, body, { 'idempotency-key': 'bill' })),
    );
    expect(new Set(answers.map(({ body: row }) => row.id)).size).toBe(1);
    expect((await rows(account)).length).toBe(1);
  });

  test('a refund is at most what was paid and not given back, also when two come at the same time', async () => {
    const account = await office.newAccount();
    const method = await newMethod(account);
    await buildBilling(app.owner, office.accounting, { account, payment_method_id: method, state: 'Paid' });
    expect((await bill(account, refund(method, 100.01))).error.errors?.amount).toEqual([
      'At most $100.00 can be refunded.',
    ]);
    const two = await Promise.all([bill(account, refund(method, 60)), bill(account, refund(method, 60))]);
    expect(two.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  test('Void needs a row that is Open, or Processing before its charge is handed over; an amount sent must be the row’s', async () => {
    const account = await office.newAccount();
    const method = await newMethod(account);
    const row = (columns: object) =>
      buildBilling(app.owner, office.accounting, { account, payment_method_id: method, ...columns });
    const open = await row({});
    expect((await bill(account, voiding())).status).toBe(422);
    expect((await bill(account, voiding(open, { amount: 99 }))).status).toBe(422);
    expect((await bill(await office.newAccount(), voiding(open))).status).toBe(404);
    expect((await bill(account, voiding(open, { amount: 100, tranCode: 22 }))).body.state).toBe('Voided');
    expect((await bill(account, voiding(await row({ state: 'Processing' })))).body.state).toBe('Voided');
    const late = [
      open,
      await row({ state: 'Paid' }),
      await row({ state: 'Processing', handed_over_at: new Date() }),
    ];
    for (const id of late) expect((await bill(account, voiding(id))).status).toBe(409);
  });

  test('what is missing or does not fit is 422, and sales and strangers are 403', async () => {
    const account = await office.newAccount();
    const method = await newMethod(account);
    expect((await bill(account, {})).error['Improperly formatted request']).toEqual([
      'Billing Type is Required',
      'Transaction Type is Required',
      'Amount is Required',
      'Payment Method is Required',
    ]);
    const wrong = [
      { ...billing(method), tranCode: 22 },
      { ...billing(method), amount: 1.005 },
      { ...billing(method), amount: 0 },
      billing(await newMethod(await office.newAccount())),
      billing(await newMethod(account, { ended_at: new Date() })),
    ];
    for (const body of wrong) expect((await bill(account, body)).status).toBe(422);
    for (const { client } of [office.sales, office.stranger])
      expect((await bill(account, billing(method), {}, client)).status).toBe(403);
    expect(await rows(account)).toEqual([]);
  });
});

test('the proposal counts offices and people of the account, and tells nothing else of it', async () => {
  const agency = await app.newAgency();
  await agency.newOffice('First Office');
  const officeId = await agency.newOffice();
  await agency.newPerson({ officeId });
  const method = await newMethod(agency.masterId, { office_amount: 5000 });
  const provider = office.provider.masterId;
  const add_on_id = await buildAddOn(app.owner, provider, {
    name: 'Seats',
    bill_type: 'per_employee',
    cost: 300,
  });
  await buildAccountAddOn(app.owner, provider, { account: agency.masterId, add_on_id });
  const { body } = await office.accounting.client.call(contract.proposeBilling, {
    params: { account: agency.masterId },
  });
  expect(body).toMatchObject({
    lines: [
      { name: 'Offices', quantity: 2, unit: 'office', price: 50, amount: 100 },
      { name: 'Seats', quantity: 1, unit: 'employee', price: 3, amount: 3 },
    ],
    total: 103,
    paymentMethodId: method,
    mostRefunded: 0,
  });
  expect(
    (await office.sales.client.call(contract.proposeBilling, { params: { account: agency.masterId } }))
      .status,
  ).toBe(403);
});

test('without the sandbox a card row stays Open', async () => {
  const plain = await startTestApp({ areas: [billingRoutes], jobs: billingJobs });
  try {
    const there = await openBackOffice(plain);
    const account = await there.newAccount();
    const method = await buildPaymentMethod(plain.owner, there.provider.masterId, { account, ...card });
    const { body } = await there.accounting.client.call(contract.billNow, {
      params: { accountId: account },
      body: billing(method),
    });
    expect(body).toMatchObject({ state: 'Open', isSandbox: false });
  } finally {
    await plain.close();
  }
});
