import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findReceipt, receiptPdf } from '#areas/receipts/contract.ts';
import { readPdfText } from '#platform/server/pdf/test-read-pdf-text.ts';
import { fewestMessages } from '#platform/server/testing/fewest-messages.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { contractPayments } from '../payment-contract.ts';
import { buildLine } from './test-data.ts';
import { type PayingWorld, payingAreas, payingWorld } from './test-payments.ts';

let app: TestApp;
let world: PayingWorld;
beforeAll(async () => {
  app = await startTestApp(payingAreas());
});
afterAll(() => app.close());
beforeEach(async () => {
  world = await payingWorld(app);
});

const add = async (fields: object = {}) => (await world.add({ contractNumber: 'PF-1', ...fields })).body.id;
/** Its down payment is taken: 10 payments of $110.00 are left. */
async function addPayable(fields: object = {}): Promise<number> {
  const id = await add(fields);
  expect((await world.pay(id, 'down payment', 200)).status).toBe(200);
  return id;
}
const addTo = (id: number, payee: 'carrier' | 'premiumFinanceCompany', line: object) =>
  buildLine(app.owner, world.agency.masterId, {
    contract_id: id,
    type: 'Additional Premium',
    sub_type: payee === 'carrier' ? 'APP' : 'APF',
    payee,
    ...line,
  });

test('a down payment is taken whole, and its line leaves the balance as it is', async () => {
  const id = await add();
  for (const amount of [199.99, 200.01])
    expect((await world.pay(id, 'down payment', amount)).error.errors).toEqual({
      'lines.0.amount': ['Must be $200.00: the down payment is taken whole.'],
    });
  expect((await world.pay(id, 'down payment', 200)).status).toBe(200);
  expect(await world.linesOf(id)).toEqual([
    ['New Business', 1100, 1100],
    ['Down Payment', 0, 1100],
  ]);
  expect(await world.details(id)).toMatchObject([{}, { subType: 'DPP', total: 200 }]);
  expect(await world.find(id)).toMatchObject({
    isDownPaymentProcessed: 1,
    receipt_details: [{ amount: 200 }],
  });
});

test('the down payment twice, and a payment before it, are refused as they stand', async () => {
  const id = await add();
  expect(await world.pay(id, 'finance payment', 110)).toMatchObject({
    status: 409,
    error: { message: 'Contract PF-1: Process the down payment first.' },
  });
  await world.pay(id, 'down payment', 200);
  expect((await world.pay(id, 'down payment', 200)).status).toBe(409);
  expect(await world.linesOf(id)).toHaveLength(2);
});

test.each(['Quoted', 'Voided'])('a %s contract takes no payment', async (status) => {
  const id = await add({ contractStatus: status === 'Quoted' ? 'Quoted' : 'Approved' });
  if (status === 'Voided') await world.void(id);
  for (const kind of ['down payment', 'finance payment', 'additional premium'])
    expect((await world.pay(id, kind, 200)).status).toBe(409);
});

test('a payment lowers the balance and is at most the balance', async () => {
  const id = await addPayable();
  expect((await world.pay(id, 'finance payment', 1100.01)).error.errors).toEqual({
    'lines.0.amount': ['Enter at most $1,100.00, the balance.'],
  });
  expect((await world.pay(id, 'finance payment', 110)).status).toBe(200);
  const { balance, schedule } = await world.find(id);
  expect([balance, schedule[0].paid, schedule[1].paid]).toEqual([990, 110, 0]);
  expect((await world.details(id)).at(-1)).toMatchObject({ type: 'Payment', subType: 'MPP', total: 110 });
});

test('a payment is four messages to the database: session and locks, number, what is written, commit', async () => {
  const id = await addPayable();
  const pay = async () => expect((await world.pay(id, 'finance payment', 1)).status).toBe(200);
  expect(await fewestMessages(app.appUrl, pay)).toBe(4);
});

test('voiding a receipt takes its line back: it reads Voided Payment, beside a line Void Payment', async () => {
  const id = await addPayable();
  const { body } = await world.pay(id, 'finance payment', 110);
  expect((await world.voidReceipt(body.id)).status).toBe(200);
  expect((await world.linesOf(id)).slice(2)).toEqual([
    ['Voided Payment', -110, 990],
    ['Void Payment', 110, 1100],
  ]);
  const { balance, schedule, receipt_details } = await world.find(id);
  expect([balance, schedule[0].paid, receipt_details.length]).toEqual([1100, 0, 1]);
});

test('once its receipts are void, a contract has no down payment anymore and can be voided', async () => {
  const id = await add();
  const { body } = await world.pay(id, 'down payment', 200);
  expect((await world.void(id)).status).toBe(409);
  await world.voidReceipt(body.id);
  expect(await world.find(id)).toMatchObject({ isDownPaymentProcessed: 0, receipt_details: [] });
  expect((await world.void(id)).status).toBe(200);
});

test('a payoff of the Rule of 78 amount also writes Charge Refund, which brings the balance to zero; a void takes both back', async () => {
  const id = await addPayable({ dateFinanced: '2026-01-05' });
  const { payoff, balance } = await world.find(id);
  const settles = payoff.ruleOf78.payoff;
  const mark = { payoff: true };
  expect((await world.pay(id, 'finance payment', settles + 1, mark)).error.errors).toHaveProperty([
    'lines.0.amount',
  ]);
  const { body } = await world.pay(id, 'finance payment', settles, mark);
  expect(body.lines[0]).toMatchObject({ payoff: true, amount: settles });
  const refund = Math.round((balance - settles) * 100) / 100;
  const written = [['Payment', -settles, refund], ...(refund > 0 ? [['Charge Refund', -refund, 0]] : [])];
  expect((await world.linesOf(id)).slice(2)).toEqual(written);
  expect(await world.find(id)).toMatchObject({ balance: 0, payoff: null, overdue: 0 });
  expect((await world.pay(id, 'finance payment', 1)).status).toBe(422);
  await world.voidReceipt(body.id);
  expect((await world.find(id)).balance).toBe(1100);
});

/** The whole charge of $100.00 is still unearned. */
const FRESH = { dateFinanced: '2150-01-01', policyIds: [] };

test('after a payoff the charge is not given back again, neither for a voided payment nor for an additional premium', async () => {
  const id = await addPayable(FRESH);
  const paid = await world.pay(id, 'finance payment', 110);
  expect((await world.pay(id, 'finance payment', 890, { payoff: true })).status).toBe(200);
  await world.voidReceipt(paid.body.id);
  expect((await world.find(id)).payoff.ruleOf78).toEqual({ refund: 0, payoff: 110 });
  await addTo(id, 'premiumFinanceCompany', { premium: 20000, total: 20000, amount: 20000 });
  expect((await world.find(id)).payoff.ruleOf78).toEqual({ refund: 0, payoff: 310 });
});

test('a contract that was rolled over gives no charge back: the one that took it over owes it', async () => {
  const id = await addPayable(FRESH);
  const paid = await world.pay(id, 'finance payment', 110);
  await add({ ...FRESH, contractNumber: 'PF-2', transferContractId: id, paymentAmount: 300 });
  await world.voidReceipt(paid.body.id);
  expect((await world.find(id)).payoff.ruleOf78).toEqual({ refund: 0, payoff: 110 });
});

test('where the charge given back would cover the balance, no payoff is offered, and a payment of the rest is taken', async () => {
  const id = await addPayable(FRESH);
  await world.pay(id, 'finance payment', 1050);
  expect((await world.balances()).contracts[0].payoff).toBeNull();
  expect((await world.pay(id, 'finance payment', 0.01, { payoff: true })).error.errors).toEqual({
    'lines.0.payoff': ['The charge that would be given back covers the balance: there is nothing to take.'],
  });
  expect((await world.pay(id, 'finance payment', 50)).status).toBe(200);
  expect((await world.pay(id, 'finance payment', 0.01)).error.errors).toEqual({
    'lines.0.amount': ['This contract has nothing left to pay.'],
  });
});

test('a payoff early in the term gives a part of the charge back', async () => {
  const today = new Date().toISOString().slice(0, 10);
  const id = await addPayable({ policyIds: [], dateFinanced: today });
  const { payoff } = await world.find(id);
  expect(payoff.ruleOf78).toEqual({ refund: 100, payoff: 1000 });
  await world.pay(id, 'finance payment', 1000, { payoff: true });
  expect((await world.linesOf(id)).slice(2)).toEqual([
    ['Payment', -1000, 100],
    ['Charge Refund', -100, 0],
  ]);
});

test('an APP or APF receipt is at most the open additional-premium down payments of that payee; only APF lowers the balance', async () => {
  const id = await addPayable();
  expect((await world.pay(id, 'additional premium', 1)).error.errors).toEqual({
    'lines.0.amount': ['No down payment of an additional premium is open.'],
  });
  await addTo(id, 'carrier', { total: 100_00, amount: 70_00, down_payment: 30_00 });
  await addTo(id, 'premiumFinanceCompany', { total: 50_00, amount: 50_00, down_payment: 20_00 });
  expect((await world.find(id)).openDownPayments).toMatchObject([
    { payee: 'carrier', amount: 30 },
    { payee: 'premiumFinanceCompany', amount: 20 },
  ]);
  expect((await world.pay(id, 'additional premium', 5)).error.errors).toEqual({
    'lines.0.paymentAppendage': ['Choose APP or APF.'],
  });
  expect((await world.pay(id, 'additional premium', 30.01, { paymentAppendage: 'APP' })).status).toBe(422);
  const toCarrier = await world.pay(id, 'additional premium', 30, { paymentAppendage: 'APP' });
  expect(toCarrier.body.lines[0]).toMatchObject({ paymentAppendage: 'APP', entryType: 'END' });
  expect((await world.find(id)).balance).toBe(1220);
  expect((await world.pay(id, 'additional premium', 20)).body.lines[0].paymentAppendage).toBe('APF');
  expect(await world.find(id)).toMatchObject({
    balance: 1200,
    openDownPayments: [],
  });
  await world.voidReceipt(toCarrier.body.id);
  expect((await world.find(id)).openDownPayments).toMatchObject([{ payee: 'carrier', amount: 30 }]);
});

test('the way and the kind of business follow from the contract, and another way is refused', async () => {
  const full = await payingWorld(app, { is_integrated: true, funding_status: 'Full Funded' });
  const { body } = await full.add();
  expect((await full.pay(body.id, 'down payment', 200, { paymentAppendage: 'DPP' })).error.errors).toEqual({
    'lines.0.paymentAppendage': ['Must be DPF.'],
  });
  const down = await full.pay(body.id, 'down payment', 200);
  expect(down.body.lines[0]).toMatchObject({ paymentAppendage: 'DPF', entryType: 'NEW' });
  const paid = await full.pay(body.id, 'finance payment', 110, { entryType: 'REN' });
  expect(paid.body.lines[0]).toMatchObject({ paymentAppendage: 'MPF', entryType: 'REN' });
});

test('a contract of another agency, of another customer, or of nobody is refused at its field', async () => {
  const other = await payingWorld(app);
  const theirs = (await other.add()).body.id;
  for (const id of [theirs, 99_999_999])
    expect((await world.pay(id, 'down payment', 200)).error.errors).toEqual({
      'lines.0.contractId': ['Choose a finance contract of this customer.'],
    });
});

test.each([-1, 0, 1.005, 10_000_000_000])('an amount of %d is refused at its field', async (amount) => {
  const id = await addPayable();
  const { status, error } = await world.take([{ contractId: id, kind: 'finance payment', amount }], {
    tendered: 1,
  });
  expect(status).toBe(422);
  expect(error.errors).toHaveProperty(['lines.0.amount']);
  expect((await world.find(id)).balance).toBe(1100);
});

test('of ten down payments at the same time one is taken', async () => {
  const id = await add();
  const answers = await Promise.all(Array.from({ length: 10 }, () => world.pay(id, 'down payment', 200)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
  expect(await world.linesOf(id)).toHaveLength(2);
  expect(await world.payments(id)).toHaveLength(1);
});

test('of ten payments of the whole balance at the same time one is taken', async () => {
  const id = await addPayable();
  const answers = await Promise.all(Array.from({ length: 10 }, () => world.pay(id, 'finance payment', 1100)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(422)]);
  expect((await world.find(id)).balance).toBe(0);
});

test('the receipt and its paper name the contract and the finance company', async () => {
  const id = await add();
  const { body } = await world.pay(id, 'down payment', 200);
  const { body: found } = await world.person.client.call(findReceipt, { params: { id: body.id } });
  const { company } = await world.find(id);
  expect(found.lines).toMatchObject([
    { contractId: id, contract: 'PF-1', company: company.name, policy: '', post: null },
  ]);
  const { bytes } = await world.person.client.call(receiptPdf, { params: { id: body.id } });
  expect(readPdfText(bytes).join(' ')).toContain('Contract PF-1');
});

test('the payments of a contract are listed by contract, newest first, void ones among them', async () => {
  const id = await addPayable();
  const { body } = await world.take([
    { contractId: id, kind: 'finance payment', amount: 110 },
    { kind: 'agency fee', amount: 25 },
  ]);
  await world.voidReceipt(body.id);
  expect(await world.payments(id)).toMatchObject([
    {
      receipt: 2,
      status: 0,
      amountBilled: 135,
      amountTendered: 135,
      amount: 110,
      kind: 'finance payment',
      postId: null,
      posted: null,
      failures: null,
    },
    { receipt: 1, status: 1, kind: 'down payment', paymentAppendage: 'DPP', office: { id: world.office } },
  ]);
  const other = await payingWorld(app);
  const strange = { customerId: other.customer, financeId: id };
  expect((await world.person.client.call(contractPayments, { params: strange })).status).toBe(404);
});

test('what a payment does is in the log of the contract, with the balance before and after', async () => {
  const id = await addPayable();
  const { body } = await world.pay(id, 'finance payment', 110);
  await world.voidReceipt(body.id);
  const { rows } = await app.owner.query(
    `SELECT action, before, after FROM change_log WHERE subject = 'finance contract' AND subject_id = $1 ORDER BY id`,
    [id],
  );
  expect(rows.slice(2)).toMatchObject([
    { action: 'payment taken', before: { balance: 1100_00 }, after: { balance: 990_00, amount: 110_00 } },
    { action: 'payment voided', before: { balance: 990_00 }, after: { balance: 1100_00, amount: 110_00 } },
  ]);
});
