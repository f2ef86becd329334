import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { buildOffice } from '#areas/offices/server/test-data.ts';
import { buildPolicy } from '#areas/policies/server/test-data.ts';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { dayAt } from '#platform/shared/clock.ts';
import * as contract from '../contract.ts';
import { receiptRoutes } from './public.ts';

let app: TestApp;
let agency: TestAgency;
let clerk: TestPerson;
let office: number;
let customer: number;
let policy: number;
beforeAll(async () => {
  app = await startTestApp({ areas: [receiptRoutes] });
  agency = await app.newAgency();
  office = await agency.newOffice('Harbor Office');
  clerk = await agency.newPerson({ firstName: 'Ann', lastName: 'Lee', officeId: office });
  customer = await buildCustomer(app.owner, agency.masterId);
  policy = await buildPolicy(app.owner, agency.masterId, {
    ...{
      customer_id: customer,
      policy_number: 'PAP-1',
      premium: 40_000,
      policy_fee: 2500,
      tax: 1234,
      mga_fee: 0,
    },
  });
});
afterAll(() => app.close());

const FEE = { kind: 'agency fee', amount: 25 };
const CASH = { method: 'cash', lines: [FEE], tendered: 25 };
const premium = (amount: unknown, policyId: unknown = policy) => ({ policyId, kind: 'premium', amount });
const take = (body: object, headers: Record<string, string> = {}, who = clerk) =>
  who.client.call(contract.takeReceipt, { params: { id: customer }, body: { ...CASH, ...body }, headers });
const owed = async (policyId: number) => {
  const { body } = await clerk.client.call(contract.customerBalances, { params: { id: customer } });
  const { parts } = body.results.find((each: { policyId: number }) => each.policyId === policyId);
  return Object.fromEntries(parts.map((part: { kind: string; owed: number }) => [part.kind, part.owed]));
};

test('several lines at once give one receipt; total, change and day are computed here', async () => {
  const lines = [
    premium(150.5),
    { policyId: policy, kind: 'tax', amount: 12.34 },
    FEE,
    { kind: 'other', description: 'Notary', amount: 10 },
  ];
  const { status, body } = await take({ lines, tendered: 200, memo: 'Walked in.' });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    receipt: 1,
    office: { id: office, name: 'Harbor Office' },
    customer: { id: customer, name: 'Maria Johnson' },
    employee: { id: clerk.id, name: 'Ann Lee' },
    status: 1,
    method: 'cash',
    amountBilled: 197.84,
    amountTendered: 200,
    changeGiven: 2.16,
    showdate: dayAt('America/New_York', new Date(body.takenAt)),
    memo: 'Walked in.',
    voided: null,
    lines: [
      { policyId: policy, policy: 'PAP-1', kind: 'premium', amount: 150.5 },
      { policyId: policy, kind: 'tax', amount: 12.34 },
      { policyId: null, policy: '', company: '', kind: 'agency fee', amount: 25 },
      { kind: 'other', description: 'Notary', amount: 10 },
    ],
  });
  expect(await owed(policy)).toEqual({ premium: 249.5, 'policy fee': 25, tax: 0, 'mga fee': 0 });
  const { rows } = await app.owner.query(
    `SELECT action, after->>'amount' AS amount FROM change_log WHERE subject = 'receipt' AND subject_id = $1`,
    [body.id],
  );
  expect(rows).toEqual([{ action: 'taken', amount: '19784' }]);
});

test('check with its number, card and account with four digits', async () => {
  for (const [given, kept] of [
    [
      { method: 'check', checkNumber: '1042' },
      { checkNumber: '1042', lastFour: '' },
    ],
    [
      { method: 'card', lastFour: '0007' },
      { checkNumber: '', lastFour: '0007' },
    ],
    [{ method: 'bank account', lastFour: '6789' }, { lastFour: '6789' }],
  ] as const)
    expect((await take(given)).body).toMatchObject({ ...kept, changeGiven: 0 });
});

test.each([
  [{ lines: [] }, { lines: ['Enter at least one amount.'] }],
  [{ lines: [{ ...FEE, amount: 0 }] }, { 'lines.0.amount': ['Enter an amount above zero.'] }],
  [{ lines: [{ ...FEE, amount: -5 }] }, { 'lines.0.amount': ['Enter an amount above zero.'] }],
  [
    { lines: [{ ...FEE, amount: 1.234 }] },
    { 'lines.0.amount': ['Enter an amount with at most two decimals.'] },
  ],
  [{ lines: [{ ...FEE, kind: 'tip' }] }, { 'lines.0.kind': ['Choose what the amount is for.'] }],
  [{ tendered: 24.99 }, { tendered: ['Enter at least $25.00, the total.'] }],
  [{ tendered: null }, { tendered: ['Enter an amount.'] }],
  [{ method: 'coins' }, { method: ['Choose cash, check, card or bank account.'] }],
  [
    { method: 'check', checkNumber: '1', tendered: 24.99 },
    { tendered: ['Must be exactly $25.00: only cash gets change.'] },
  ],
  [
    { method: 'card', lastFour: '4111111111111111' },
    { lastFour: ['Enter the last four digits and nothing more.'] },
  ],
  [
    { lines: [{ kind: 'agency fee', amount: 100_000_000.01 }] },
    { 'lines.0.amount': ['This amount is too large.'] },
  ],
  [{ officeId: 999_999 }, { officeId: ['You take payments for your home office. Leave the office out.'] }],
])('%j is refused at its field', async (body, errors) => {
  expect(await take(body)).toMatchObject({ status: 422, error: { errors } });
});

test('a longer number of a card is neither stored nor logged', async () => {
  await take({ method: 'card', lastFour: '4000123412341234' }, { 'idempotency-key': 'long' });
  expect(app.logLines.join('')).not.toContain('4000123412341234');
  const { rows } = await app.owner.query(
    `SELECT 1 FROM change_log WHERE after::text LIKE '%4000123412341234%'
     UNION ALL SELECT 1 FROM idempotency_keys WHERE key = 'long'`,
  );
  expect(rows).toEqual([]);
});

test("another customer's policy and another agency's are refused alike", async () => {
  const theirs = await buildPolicy(app.owner, agency.masterId, { premium: 5000 });
  const foreign = await buildPolicy(app.owner, (await app.newAgency()).masterId, { premium: 5000 });
  for (const id of [theirs, foreign, 999_999_999])
    expect((await take({ lines: [FEE, premium(5, id)], tendered: 30 })).error.errors).toEqual({
      'lines.1.policyId': ['Choose a policy of this customer.'],
    });
});

test('what is paid beyond what is owed is allowed once it is confirmed', async () => {
  const small = await buildPolicy(app.owner, agency.masterId, { customer_id: customer, premium: 1000 });
  const body = { lines: [premium(10.01, small)], tendered: 10.01 };
  expect((await take(body)).error.errors).toEqual({
    'lines.0.amount': ['Only $10.00 is still owed. Confirm that the rest is a prepayment.'],
  });
  expect((await take({ ...body, prepays: true })).status).toBe(200);
  const { body: balances } = await clerk.client.call(contract.customerBalances, { params: { id: customer } });
  const found = balances.results.find((each: { policyId: number }) => each.policyId === small);
  expect(found.parts[0]).toMatchObject({ kind: 'premium', billed: 10, paid: 10.01, owed: 0, prepaid: 0.01 });
});

test('of two counters that take the same premium at the same time, one is asked whether it is a prepayment', async () => {
  const shared = await buildPolicy(app.owner, agency.masterId, { customer_id: customer, premium: 9000 });
  const elsewhere = await agency.newPerson({ officeId: await agency.newOffice('Other counter') });
  const body = { lines: [premium(90, shared)], tendered: 90 };
  const answers = await Promise.all([take(body), take(body, {}, elsewhere)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect((await owed(shared)).premium).toBe(0);
});

test('someone who has no home office chooses one of the agency that is in use', async () => {
  const floater = await agency.newPerson();
  const closed = await buildOffice(app.owner, agency.masterId, { name: 'Shut', closed_at: new Date() });
  const foreign = await (await app.newAgency()).newOffice();
  const errorOf = async (officeId?: number) => (await take({ officeId }, {}, floater)).error.errors;
  expect(await errorOf()).toEqual({ officeId: ['Choose the office that takes the money.'] });
  expect(await errorOf(closed)).toEqual({ officeId: ['Shut is closed. Choose another office.'] });
  expect(await errorOf(foreign)).toEqual({ officeId: ['Choose an office of your agency.'] });
  expect((await take({ officeId: office }, {}, floater)).body.office.id).toBe(office);
});

test('a double click, a lost answer and a restart give one receipt', async () => {
  const key = { 'idempotency-key': 'the-same' };
  const answers = await Promise.all(Array.from({ length: 6 }, () => take({}, key)));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect((await take({}, key)).body).toEqual(answers[0]?.body);
  expect((await take({ tendered: 30 }, key)).status).toBe(422);
});

test('the day is the office’s when it is two different days across the agency', async () => {
  const [east, west] = [
    await buildOffice(app.owner, agency.masterId, { time_zone: 'Pacific/Guam' }),
    await buildOffice(app.owner, agency.masterId, { time_zone: 'Pacific/Honolulu' }),
  ];
  const floater = await agency.newPerson();
  const [there, here] = [
    (await take({ officeId: east }, {}, floater)).body,
    (await take({ officeId: west }, {}, floater)).body,
  ];
  // Guam is twenty hours ahead of Honolulu: almost always another day, and always this one.
  expect(there.showdate).toBe(dayAt('Pacific/Guam', new Date(there.takenAt)));
  expect(here.showdate).toBe(dayAt('Pacific/Honolulu', new Date(here.takenAt)));
});
